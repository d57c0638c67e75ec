"""The command line: ``python -m farstar outcome nim '3 5 7'``."""

from __future__ import annotations

import os
import subprocess
import sys

from . import _jvm


def main() -> int:
    """Runs the command line in a Java of its own, and gives its exit code."""
    try:
        java = _jvm.executable()
    except _jvm.JavaNotFound as fault:
        print(f"farstar: {fault}", file=sys.stderr)
        return 69
    command = [java, *_jvm.options(), "-cp", os.pathsep.join(_jvm.jars()), "org.farstar.cli.Main"]
    command += sys.argv[1:]
    if os.name == "posix":
        os.execv(java, command)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main())
