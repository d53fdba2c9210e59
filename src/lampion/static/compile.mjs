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
import ast, importlib.util, os
from importlib._bootstrap_external import _code_to_hash_pyc

def without_prose(tree):
    """Nobody reads docstrings there. A dot stays: without one, dataclasses would write one each time they are made."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first = body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
                first.value.value = "."
    return tree

for path, _, names in os.walk("/sources"):
    for name in names:
        source = os.path.join(path, name)
        if name.endswith(".py"):
            with open(source, "rb") as file:
                text = file.read()
            code = compile(without_prose(ast.parse(text)), source.removeprefix("/sources/"), "exec", dont_inherit=True)
            with open(source + "c", "wb") as file:
                file.write(_code_to_hash_pyc(code, importlib.util.source_hash(text), checked=False))
            os.remove(source)
`);
if (program) python.runPython(program);
