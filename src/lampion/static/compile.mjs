// Makes bytecode of Python sources with the very Python that will run them: node compile.mjs PYODIDE FOLDER
// Every x.py below FOLDER becomes x.pyc in its place. With a third argument, a program, that is run afterwards.

import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, , pyodide, folder, program] = process.argv;
globalThis.require ??= createRequire(import.meta.url);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: resolve(pyodide) });
python.mountNodeFS("/sources", resolve(folder));
python.runPython(`
import os, py_compile, sys

for path, _, names in os.walk("/sources"):
    for name in names:
        source = os.path.join(path, name)
        if name.endswith(".py"):
            told = source.removeprefix("/sources/")
            py_compile.compile(source, source + "c", told, doraise=True,
                               invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
            os.remove(source)
`);
if (program) python.runPython(program);
