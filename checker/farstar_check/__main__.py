"""python3 -m farstar_check FILE...: a line for each; docs/formats/certificates.md has the exit codes."""

import gzip
import importlib
import sys

from . import head

# The module and the function for each kind.
CHECKS = {
    "strategy": ("strategy", "check"),
    "nimbers": ("nimbers", "check"),
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


def main(file):
    with gzip.open(file) if file.endswith(".gz") else open(file, "rb") as stream:
        data = stream.read()
    try:
        certificate = check(data)
    except head.Refused as error:
        print("refused: %s" % error)
        return 2
    except head.Unknown as error:
        print("unknown: %s" % error)
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
    sys.exit(max([main(file) for file in sys.argv[1:]]))
