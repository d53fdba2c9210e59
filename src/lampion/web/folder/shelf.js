// The browser's database: objects by their keys. A change is answered once the browser says that it is on the disk.

const STORES = ["tables", "rows", "keys", "editions", "facts"];
const VERSION = 1;

/** @typedef {{do: "add" | "put", store: string, key: IDBValidKey, value: string} | {do: "remove", store: string, first: IDBValidKey, last: IDBValidKey}} Change */

/** @param {string} name @returns {Promise<IDBDatabase>} */
export function openShelf(name) {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of STORES) if (!asked.result.objectStoreNames.contains(store)) asked.result.createObjectStore(store);
    };
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close(); // a newer edition in another tab wants to change it
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error);
    asked.onblocked = () => failed(new DOMException("", "BlockedError"));
  });
}

/** All changes or none. @param {IDBDatabase} shelf @param {string} changes as JSON @returns {Promise<string>} "", or what went wrong */
export function write(shelf, changes) {
  /** @type {Change[]} */
  const wanted = JSON.parse(changes);
  return new Promise((done) => {
    try {
      const work = shelf.transaction([...new Set(wanted.map(({ store }) => store))], "readwrite", { durability: "strict" });
      work.oncomplete = () => done("");
      work.onabort = () => done(work.error?.name ?? "AbortError");
      for (const change of wanted) {
        const store = work.objectStore(change.store);
        if (change.do === "remove") store.delete(IDBKeyRange.bound(change.first, change.last));
        else if (change.do === "add") store.add(change.value, change.key);
        else store.put(change.value, change.key);
      }
    } catch (error) {
      done(/** @type {Error} */ (error).name);
    }
  });
}

/** The values of a range of keys. @param {IDBDatabase} shelf @param {string} store @param {string} first as JSON @param {string} last
 * @returns {Promise<string>} a list as JSON, or what went wrong */
export function read(shelf, store, first, last) {
  return new Promise((done) => {
    try {
      const asked = shelf.transaction(store, "readonly").objectStore(store).getAll(IDBKeyRange.bound(JSON.parse(first), JSON.parse(last)));
      asked.onsuccess = () => done(JSON.stringify(asked.result));
      asked.onerror = () => done(asked.error?.name ?? "ReadError");
    } catch (error) {
      done(/** @type {Error} */ (error).name);
    }
  });
}
