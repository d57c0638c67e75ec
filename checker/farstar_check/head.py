"""The head of a certificate: docs/formats/certificates.md, 'The head'."""

import hashlib
import re
from collections import namedtuple

Certificate = namedtuple("Certificate", "kind game play position claim body")

NAMES = ("kind", "rules", "game", "play", "position", "claim", "lines", "sha256")
OUTCOMES = ("N", "P", "L", "R", "D", "NHat", "NCheck", "PHat", "PCheck")

# What each kind may state: its plays and its outcomes.
STATES = {
    "strategy": (("normal", "misere", "verdict"), OUTCOMES),
    "parts": (("normal",), OUTCOMES),
    "nimbers": (("normal",), ("N", "P")),
    "quotient": (("misere",), ("N", "P")),
    "cite": (("normal", "verdict"), ("N", "P", "L", "R", "D")),
    "terms": (("normal",), ("N", "P", "L", "R")),
    "tree": (("normal",), ("N", "P", "L", "R")),
    "pairing": (("verdict",), ("D",)),
    "replies": (("verdict",), ("D", "P")),
    "sets": (("verdict",), ("N", "P", "D")),
    "mirror": (("verdict",), ("N", "P")),
    "dictionary": (("verdict",), ("N", "P")),
    "decks": (("verdict",), ("N", "P", "D")),
    "orders": (("verdict",), ("N", "P", "D")),
    "words": (("verdict",), ("N",)),
    "lost": (("verdict",), ("N", "P")),
}

# The kinds that may state half: the sets of outcomes of which they say that one is the outcome.
DRAWN = ("N or D", "P or D")
HALVES = {"sets": DRAWN, "mirror": DRAWN, "tree": ("N or L", "N or R", "P or L", "P or R")}

# The kinds that may state a value.
VALUED = ("strategy", "nimbers", "tree", "cite", "terms")


class Refused(Exception):
    """The certificate proves nothing."""


class Unknown(Exception):
    """This checker does not know the kind, the game or the notation."""


def require(holds, why):
    if not holds:
        raise Refused(why)


def plain(certificate):
    """Leaves what is not printable in ASCII, and numbers of thousands of digits, to others."""
    texts = [certificate.position, certificate.claim] + [line.replace("\t", "") for line in certificate.body]
    for text in texts:
        if re.search("[^ -~]|[0-9]{4000}", text):
            raise Unknown("these signs")


def read(data):
    """The certificate in some bytes, if it is whole."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("not text in UTF-8") from None
    require(text.endswith("\n") and "\r" not in text, "the lines do not end in line feeds")
    lines = text[:-1].split("\n")
    require(lines[0] == "farstar certificate 1", "not a certificate of version 1")
    values = []
    for number, name in enumerate(NAMES, 1):
        require(
            number < len(lines) and lines[number].startswith(name + " "),
            "line %d: allowed: %s" % (number + 1, name),
        )
        values.append(lines[number][len(name) + 1 :])
    kind, rules, game, play, position, claim, count, digest = values
    require(rules == "1", "line 3: rules of another version")
    require(len(lines) > 9 and lines[9] == "", "line 10: allowed: an empty line")
    body = lines[10:]
    require(count == str(len(body)), "line 8: the body has %d lines" % len(body))
    hashed = "".join(line + "\n" for line in lines[:8] + body)
    require(hashlib.sha256(hashed.encode()).hexdigest() == digest, "line 9: another checksum")
    require(kind in STATES, "line 2: no such kind")
    plays, outcomes = STATES[kind]
    require(play in plays, "line 5: not a play of this kind")
    if claim.startswith("possible "):
        named = claim[9:].split(" or ")
        half = [each for each in OUTCOMES if each in named]
        require(named == half and len(half) > 1, "line 7: not outcomes in their order")
        require(kind == "strategy" or claim[9:] in HALVES.get(kind, ()), "line 7: not of this kind")
        return Certificate(kind, game, play, position, claim, body)
    if re.match("value (at least|at most|between) ", claim):
        require(kind in ("strategy", "tree"), "line 7: not a claim of this kind")
    if claim.startswith("value ") and play == "normal" and kind in VALUED:
        return Certificate(kind, game, play, position, claim, body)
    require(re.fullmatch("outcome [A-Za-z]+", claim), "line 7: not a claim of this kind")
    require(claim[8:] in outcomes, "line 7: not a claim of this kind")
    return Certificate(kind, game, play, position, claim[8:], body)
