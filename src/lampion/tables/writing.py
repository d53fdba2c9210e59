"""What people may write: names and lines of chat in any script, and nothing that hides or spills over its line.

Invisible characters are refused but for those that a script or an emoji needs, in the places where it needs them. The
standard library knows enough of Unicode for that; docs/decisions.md says why no package is used.
"""

from __future__ import annotations

import re
import unicodedata
from unicodedata import bidirectional, category, combining

from lampion.tables import reasons

MOST_MARKS = 4  # on one letter: Hebrew with points and an accent has as many
VIRAMA = 9  # the combining class of signs that tie a consonant to the next one

JOINER, NON_JOINER = "\u200d", "\u200c"
THAI_LAO_AM = "\u0e33\u0eb3"  # vowels that belong to the letter before them, although Unicode calls them letters
# They are letters or symbols to Unicode, but nothing is to be seen of them.
BLANK = "\u115f\u1160\u3164\uffa0\u2800"
# A black flag, letters that nobody sees, and their end: the flag of England, Scotland or Texas.
REGION_FLAG = re.compile("(\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")


def readable(text: str, most: int) -> str:
    """The text in its composed form (NFC), without blanks around it. `most`: how long it may be. Raises Refused."""
    written = trimmed(unicodedata.normalize("NFC", text))
    plain = REGION_FLAG.sub(r"\1", written)
    if not any(is_seen(sign) for sign in plain):
        raise reasons.unseen_text()
    if not all(is_fine(plain, at) for at in range(len(plain))) or most_marks(plain) > MOST_MARKS:
        raise reasons.unreadable_text()
    if category(plain[0])[0] == "M":
        raise reasons.unreadable_text()
    if length(plain) > most:
        raise reasons.long_text(most)
    return written


def trimmed(text: str) -> str:
    """Without whatever is blank at the ends."""
    while (shorter := text.strip().strip(BLANK)) != text:
        text = shorter
    return text


def length(text: str) -> int:
    """How many signs people see: a letter with its marks is one, and so is an emoji that is made of several."""
    count, before, half_flag = 0, "", False
    for sign in REGION_FLAG.sub(r"\1", text):
        if is_half_flag(sign):
            half_flag = not half_flag
            count += half_flag
        else:
            half_flag = False
            count += not is_part(sign, before)
        if sign not in (JOINER, NON_JOINER) or combining(before or " ") != VIRAMA:
            before = sign
    return count


def is_part(sign: str, before: str) -> bool:
    """Whether a sign is seen as part of the one before it."""
    if category(sign)[0] == "M" or sign in (JOINER, NON_JOINER) or sign in THAI_LAO_AM or is_skin_tone(sign):
        return before != ""
    if before == JOINER:
        return is_picture(sign)
    return before != "" and combining(before) == VIRAMA and category(sign) == "Lo"


def most_marks(text: str) -> int:
    """The largest number of marks that are stacked on one letter; those that take room of their own do not count."""
    most = marks = 0
    for sign in unicodedata.normalize("NFD", text):
        if category(sign) in ("Mn", "Me"):
            marks += 1
        elif sign not in (JOINER, NON_JOINER):
            marks = 0
        most = max(most, marks)
    return most


def is_seen(sign: str) -> bool:
    """Whether there is something to see."""
    return (category(sign)[0] in "LNPS" or is_picture(sign)) and sign not in BLANK


def is_fine(text: str, at: int) -> bool:
    """Whether a sign may stand where it stands: no control, no direction of its own, nothing that is not assigned."""
    sign = text[at]
    if sign in (JOINER, NON_JOINER):
        return joins(text, at)
    return (category(sign)[0] != "C" and category(sign) not in ("Zl", "Zp")) or is_picture(sign)


def joins(text: str, at: int) -> bool:
    """Whether a joiner stands where a script or an emoji needs one, so that it changes what is seen."""
    before, after = text[:at], text[at + 1 : at + 2]
    if not before or before[-1] in (JOINER, NON_JOINER):
        return False
    if VIRAMA in (combining(before[-1]), combining(after or " ")):
        return True
    base = next((sign for sign in reversed(before) if category(sign)[0] != "M" and not is_skin_tone(sign)), " ")
    if "AL" in (bidirectional(base), bidirectional(after or " ")):  # letters of Arabic, which connect to each other
        return True
    return text[at] == JOINER and is_picture(base) and after != "" and is_picture(after)


def is_picture(sign: str) -> bool:
    """Whether it is an emoji or may be one: later versions of Unicode put theirs into the same range."""
    return category(sign) == "So" or sign == "↔" or "\U0001f000" <= sign <= "\U0001faff"


def is_skin_tone(sign: str) -> bool:
    """Whether it colours the emoji before it."""
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def is_half_flag(sign: str) -> bool:
    """Whether two of its kind are the flag of a country."""
    return "\U0001f1e6" <= sign <= "\U0001f1ff"
