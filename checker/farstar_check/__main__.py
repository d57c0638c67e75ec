"""
python3 -m farstar_check [--time SECONDS] FILE...: a line for each, checked in so many seconds at most;
docs/formats/certificates.md has the exit codes.
"""

import argparse
import gzip
import importlib
import signal
import sys

from . import head

# The module and the function for each kind.
CHECKS = {
    "strategy": ("strategy", "check"),
    "nimbers": ("nimbers", "check"),
    "cite": ("cite", "check"),
    "terms": ("terms", "check"),
    "tree": ("tree", "check"),
    "pairing": ("pairing", "check"),
    "replies": ("sets", "replies"),
    "sets": ("sets", "sets"),
    "mirror": ("sets", "mirror"),
    "dictionary": ("qubic", "check"),
    "decks": ("decks", "check"),
    "words": ("words", "words"),
    "lost": ("words", "lost"),
}


def check(data):
    certificate = head.read(data)
    if certificate.kind not in CHECKS:
        raise head.Unknown("the kind " + certificate.kind)
    module, function = CHECKS[certificate.kind]
    getattr(importlib.import_module("." + module, __package__), function)(certificate)
    return certificate


class OutOfTime(BaseException):
    """The time is used up. Nothing that a checker expects to go wrong."""


def out_of_time(number, frame):
    raise OutOfTime


def within(seconds, data):
    """The certificate in some bytes, if it proves what it states and that shows in time."""
    if not seconds:
        return check(data)
    signal.signal(signal.SIGALRM, out_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return check(data)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def main(file, seconds=None):
    with gzip.open(file) if file.endswith(".gz") else open(file, "rb") as stream:
        data = stream.read()
    try:
        certificate = within(seconds, data)
    except head.Refused as error:
        print("refused: %s" % error)
        return 2
    except head.Unknown as error:
        print("unknown: %s" % error)
        return 3
    except OutOfTime:
        print("unknown: whether it is so within %g seconds" % seconds)
        return 3
    print(
        "verified: %s '%s' (%s) has %s"
        % (
            certificate.game,
            certificate.position,
            certificate.play,
            certificate.claim if " " in certificate.claim else "outcome " + certificate.claim,
        )
    )
    return 0


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    arguments = argparse.ArgumentParser(prog="farstar_check", description="Checks certificates.")
    arguments.add_argument("--time", type=float, metavar="SECONDS", help="for each file at most")
    arguments.add_argument("files", nargs="+", metavar="FILE")
    given = arguments.parse_args()
    if given.time is not None and not 0 < given.time < 1e6:
        arguments.error("--time: allowed: more than 0 and less than a million")
    sys.exit(max([main(file, given.time) for file in given.files]))
