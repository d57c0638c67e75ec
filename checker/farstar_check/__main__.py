"""
python3 -m farstar_check [--time SECONDS] [--sample N] FILE...: a line for each, checked in so many seconds at
most; of solved games, which are folders or addresses of such, N positions. docs/formats/certificates.md has the exit codes.
"""

import argparse
import gzip
import importlib
import os
import random
import signal
import sys
import zlib

from . import head, solved

# The module and the function for each kind.
CHECKS = {
    "strategy": ("strategy", "check"),
    "parts": ("strategy", "check_parts"),
    "nimbers": ("nimbers", "check"),
    "quotient": ("quotient", "check"),
    "cite": ("cite", "check"),
    "terms": ("terms", "check"),
    "tree": ("tree", "check"),
    "pairing": ("pairing", "check"),
    "replies": ("sets", "replies"),
    "sets": ("sets", "sets"),
    "mirror": ("sets", "mirror"),
    "dictionary": ("qubic", "check"),
    "decks": ("decks", "check"),
    "orders": ("orders", "check"),
    "words": ("words", "words"),
    "lost": ("words", "lost"),
}


def check(file, sample, seed):
    """What is verified, in words."""
    if solved.is_address(file) or os.path.isdir(file):
        return solved.check(file, sample, seed)
    with gzip.open(file) if file.endswith(".gz") else open(file, "rb") as stream:
        certificate = head.read(stream.read())
    if certificate.kind not in CHECKS:
        raise head.Unknown("the kind " + certificate.kind)
    module, function = CHECKS[certificate.kind]
    getattr(importlib.import_module("." + module, __package__), function)(certificate)
    claim = certificate.claim if " " in certificate.claim else "outcome " + certificate.claim
    return "%s '%s' (%s) has %s" % (certificate.game, certificate.position, certificate.play, claim)


class OutOfTime(BaseException):
    """The time is used up. Nothing that a checker expects to go wrong."""


def out_of_time(number, frame):
    raise OutOfTime


def within(seconds, task):
    """What a task hands back, if it does in time."""
    if not seconds:
        return task()
    signal.signal(signal.SIGALRM, out_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return task()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def main(file, given):
    try:
        print("verified: " + within(given.time, lambda: check(file, given.sample, given.seed)))
    except head.Refused as error:
        print("refused: %s" % error)
        return 2
    except head.Unknown as error:
        print("unknown: %s" % error)
        return 3
    except (OSError, EOFError, zlib.error) as error:
        print("refused: cannot read '%s': %s" % (file, getattr(error, "strerror", None) or error))
        return 2
    except OutOfTime:
        print("unknown: whether it is so within %g seconds" % given.time)
        return 3
    return 0


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    arguments = argparse.ArgumentParser(prog="farstar_check", description="Checks certificates and solved games.")
    arguments.add_argument("--time", type=float, metavar="SECONDS", help="for each file at most")
    arguments.add_argument("--sample", type=int, metavar="N", help="so many positions of a solved game")
    arguments.add_argument("--seed", type=int, default=random.randrange(1 << 31), help="draws the sample")
    arguments.add_argument("files", nargs="+", metavar="FILE")
    given = arguments.parse_args()
    if given.time is not None and not 0 < given.time < 1e6:
        arguments.error("--time: allowed: more than 0 and less than a million")
    if given.sample is not None and given.sample < 1:
        arguments.error("--sample: allowed: 1 or more")
    sys.exit(max([main(file, given) for file in given.files]))
