// Python in a worker: brings its files, telling how much has come, and starts it with Lampion and nothing from elsewhere.

/**
 * @typedef {object} Parts what lies in the folder of Python's files
 * @property {[string, number][]} files names and sizes, in the order they are needed
 * @property {object} lock what Pyodide wants to know of itself
 */

/** @param {string} at the folder's address @param {(done: number, all: number) => void} [progress] in bytes @returns {Promise<any>} */
export async function startPython(at, progress) {
  /** @type {Parts} */
  const { files, lock } = await (await fetched(`${at}index.json`)).json();
  if (progress) await bringAll(at, files, progress);
  const [{ loadPyodide }, { default: createPyodideModule }, packages] = await Promise.all([
    import(`${at}pyodide.js`),
    import(`${at}pyodide.asm.js`),
    fetched(`${at}packages.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: at, createPyodideModule, lockFileContents: { info: lock, packages: {} }, packageBaseUrl: at, stdLibURL: `${at}stdlib.zip`, checkAPIVersion: true });
  python.unpackArchive(packages, "zip", { extractDir: python.runPython("import site; site.getsitepackages()[0]") });
  return python;
}

/** Everything comes once and is kept by the browser; then it is loaded from there. @param {string} at @param {[string, number][]} files @param {(done: number, all: number) => void} progress */
async function bringAll(at, files, progress) {
  const all = files.reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  progress(done, all);
  await Promise.all(files.map(async ([name]) => {
    const reader = (await fetched(at + name)).body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      done += part.value.length;
      progress(done, all);
    }
  }));
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
