"""In CI every skipped test is a failure: a component that is missing there would hide what it was to prove."""

from collections.abc import Generator

import pytest

from support import machine


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and machine.in_ci() and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{reason} (with CI=true nothing may be skipped)"
    return report
