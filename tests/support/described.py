"""Whether something has the shape that the API's description gives it."""

from copy import deepcopy
from typing import Any

import jsonschema_rs

from lampion.wire.description import schemas

DESCRIBED = schemas()


def described(value: Any, shape: str) -> None:
    """The value has that shape, and no field that is not described."""
    exact = deepcopy(DESCRIBED)
    for schema in exact.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    whole = {"$ref": f"#/components/schemas/{shape}", "components": {"schemas": exact}}
    jsonschema_rs.validator_for(whole).validate(value)
