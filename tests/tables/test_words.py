"""Every text a table asks for exists in every language."""

import re
from pathlib import Path

import pytest

import lampion.tables
from lampion.texts.catalogues import LANGUAGES, bundle

SOURCES = Path(lampion.tables.__file__).parent
KEYS = sorted(
    set(re.findall(r'"((?:table|log|refuse)-[a-z-]+)"', "".join(path.read_text() for path in SOURCES.glob("*.py"))))
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words(language: str) -> None:
    assert len(KEYS) > 20
    assert [key for key in KEYS if not bundle(language).has_message(key)] == []
