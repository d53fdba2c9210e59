"""Writes the page's types from the shapes of the wire: `.venv/bin/python tools/make_types.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lampion.tables.fields import SCHEMAS
from lampion.wire.description import schemas

PATH = Path(__file__).resolve().parent.parent / "src" / "lampion" / "web" / "types.d.ts"
HEAD = """\
// The shapes of what the page sends and is sent. Written by tools/make_types.py from lampion.wire: change that.

import type { PartValue, Preview } from "./game-types.js";

export type { PartValue, Preview };
export type SeatRef = { seat: number };
export type Arg = string | number | SeatRef | Message | Message[];
export type OptionValue = boolean | number | string;
export type OfferColumn = { all: any } | { by?: number; each: any[] } | { by?: number; of: any[]; at: number[] };
"""
# What the description leaves open, because a game or a catalogue says what is there.
OPEN = {
    ("Message", "args"): "Record<string, Arg>",
    ("Reason", "facts"): "Record<string, Arg>",
    ("Offer", "parts"): "Record<string, PartValue>",
    ("Envelope", "board"): "any",
    ("Envelope", "zones"): "Zone[]",  # the page looks at them only where it has asked for them
    ("Envelope", "legal"): "Offer[] | null",  # once they are unfolded
    ("OfferFamily", "notation"): "(string | OfferColumn | { part: string; item: number })[]",
    ("OfferFamily", "parts"): "Record<string, OfferColumn>",
    ("OfferFamily", "choose"): "OfferColumn",
    ("PastPosition", "board"): "any",
    ("EditionValue", "value"): "any",
    ("LogEntry", "detail"): "Preview | null",
}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    """The whole file."""
    shapes = [declared(name, schema) for name, schema in schemas().items()]
    unions = [
        'export type Command = CommandRequest["command"];',
        "export type CommandAnswer = AckMessage | RefusedMessage | ConflictMessage | ErrorMessage;",
    ]
    return "\n".join([HEAD, *shapes, *unions]) + "\n"


def declared(name: str, schema: dict[str, Any]) -> str:
    """One shape."""
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{about}export type {name} = {kind(schema)};"
    fields = [
        f"  {field}{'' if field in schema['required'] else '?'}: {OPEN.get((name, field)) or kind(inner)};"
        for field, inner in schema["properties"].items()
    ]
    return "\n".join([f"{about}export type {name} = {{", *fields, "};"])


def kind(schema: dict[str, Any]) -> str:
    """A schema as TypeScript says it."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(SCHEMAS)
    if "anyOf" in schema:
        found = " | ".join(dict.fromkeys(kind(one) for one in schema["anyOf"]))
        return "OptionValue" if found == "boolean | number | string" else found
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if schema.get("type") == "array":
        inner = kind(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {kind(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    PATH.write_text(types(), "utf-8")
