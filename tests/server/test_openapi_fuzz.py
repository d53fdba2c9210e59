"""Whatever the OpenAPI description allows, and much that it does not, is answered as the description says."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from lampion.server.app import create_app
from support.running_server import RunningServer

pytestmark = pytest.mark.thorough

EXAMPLES = 200 if os.environ.get("LAMPION_SOAK") == "1" else 10

described = schemathesis.openapi.from_dict(create_app().openapi())
OPERATIONS = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_one_that_the_description_promises(
    operation: APIOperation, mode: GenerationMode, server: RunningServer
) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def exchange(case: Case) -> None:
        # A description cannot say which games and seats there are: well-formed requests may be refused.
        case.call_and_validate(base_url=server.address, timeout=60, excluded_checks=[positive_data_acceptance])

    try:
        exchange()
    except Unsatisfiable:
        assert mode == GenerationMode.NEGATIVE, "nothing could be asked"  # where nothing is sent, nothing is wrong


def test_every_operation_is_tried() -> None:
    paths = create_app().openapi()["paths"]
    assert len(OPERATIONS) == sum(len(methods) for methods in paths.values()) > 15
