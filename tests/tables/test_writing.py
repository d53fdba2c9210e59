"""Names and chat as people write them in any script; nothing invisible, and nothing that spills over its line."""

import unicodedata

import pytest

from lampion.tables.reasons import Refused
from lampion.tables.writing import MOST_MARKS, length, readable

FAMILY, PRIDE, FIRE = "👨‍👩‍👧", "🏳️‍🌈", "❤️‍🔥"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
FINE = {
    "family": (FAMILY, 1),
    "rainbow flag": (PRIDE, 1),
    "heart on fire": (FIRE, 1),
    "subdivision flag": (ENGLAND, 1),
    "national flags": ("🇩🇪🇫🇷", 2),
    "skin tones in a sequence": ("👩🏽‍🚀👋🏿", 2),
    "shaking head": ("🙂‍↔️", 1),
    "keycap": ("1️⃣", 1),
    "an emoji that is younger than this Python": ("\U0001fae9\U0001faff", 2),
    "Persian with a joiner that separates": ("می‌خواهم", 7),
    "Persian, a number with an ending": ("۵‌ام", 3),
    "Arabic letter with its connected form": ("ه‍", 1),
    "Hindi with a half form": ("क्‍ष", 1),
    "Hindi": ("क्षत्रिय", 3),
    "Sinhala": ("ශ්‍රී", 1),
    "Bengali": ("র‍্যাব", 2),
    "Malayalam": ("അവന്‍", 3),
    "Tamil": ("தமிழ்", 3),
    "Vietnamese": ("Nguyễn Thị Ngọc Ánh", 19),
    "Hebrew with points": ("שָׁלוֹם עֲלֵיכֶם", 10),
    "Hebrew, four marks on a letter": ("שָּׁ֑", 1),
    "Thai": ("ที่นี่น้ำ", 3),
    "Arabic with vowels": ("مُحَمَّدٌ", 4),
    "Tibetan": ("བསྒྲུབས", 4),
    "Korean": ("한국어", 3),
    "Japanese with its own space": ("山田　太郎", 5),
    "a variant of a Chinese character": ("葛\U000e0100", 1),
    "French with its narrow space": ("Bravo\u202f!", 7),
    "Irish, German, Polish": ("Ó Dónaill Müßig Łódź", 20),
    "braille": ("⠓⠑⠇⠇⠕", 5),
    "mathematics": ("∀x∈ℝ: √x²=|x|", 13),
}
UNSEEN = {
    "spaces": "   ",
    "wide spaces": "\u3000\u00a0\u2003",
    "Hangul filler": "\u3164\u3164",
    "half-width Hangul filler": "\uffa0",
    "jamo fillers": "\u115f\u1160",
    "empty braille": "\u2800",
    "joiners": "\u200d\u200c\u200d",
    "width zero": "\u200b",
    "variation selector": "\ufe0f",
    "a mark without a letter": "\u0301",
    "a byte order mark": "\ufeff",
    "tags": "\U000e0067\U000e0062\U000e007f",
}
STRANGE = {
    "stacked marks": "Z" + "\u0301" * (MOST_MARKS + 1),
    "marks above and below": "a" + "\u0300\u0316\u0301\u0317\u0302",
    "marks stacked around a joiner": "क" + "्\u200d" + "ँ" * MOST_MARKS,
    "marks before the first letter": "\u0301\u0302Ada",
    "right-to-left override": "Ada\u202eevil",
    "embedding": "\u202aAda\u202c",
    "isolate": "\u2067Ada\u2069",
    "a joiner in a Latin name": "A\u200dda",
    "a separator in a Latin name": "A\u200cda",
    "two joiners": "می\u200c\u200cخواهم",
    "a joiner after a picture without another": "🏳\u200d",
    "tags after something else": "A\U000e0067\U000e007f",
    "tags without an end": "\U0001f3f4\U000e0067\U000e0062",
    "a line's end": "Ada\nBea",
    "a bell": "a\u0007b",
    "a line separator": "a\u2028b",
    "private use": "a\ue000",
    "unassigned": "a\u0378",
    "soft hyphen": "A\u00adda",
    "width zero between letters": "A\u200bda",
}


@pytest.mark.parametrize(("text", "seen"), FINE.values(), ids=FINE)
def test_what_people_write_passes_and_is_counted_as_they_see_it(text: str, seen: int) -> None:
    assert readable(text, 40) == unicodedata.normalize("NFC", text)
    assert length(unicodedata.normalize("NFC", text)) == seen


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN)
def test_what_nobody_can_see_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="table-refuse-text-unseen"):
        readable(text, 40)


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)
def test_what_hides_or_spills_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="table-refuse-text-signs"):
        readable(text, 40)


def test_the_same_name_is_always_the_same_text() -> None:
    assert readable("e\u0301", 40) == readable("\u00e9", 40) == "\u00e9"
    assert readable("\u3164 \u2800Ada\u2800\u3000", 40) == "Ada"


def test_the_length_is_that_of_what_is_seen() -> None:
    assert readable(FAMILY * 20, 20) == FAMILY * 20
    with pytest.raises(Refused) as caught:
        readable(FAMILY * 21, 20)
    assert (caught.value.reason.key, caught.value.reason.facts) == ("table-refuse-text-long", {"most": 20})
