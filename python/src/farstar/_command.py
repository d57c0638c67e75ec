"""The command line as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from . import _jvm


def command() -> list[str]:
    """The command line as a command of the system."""
    jars = os.pathsep.join(_jvm.jars())
    return [_jvm.executable(), *_jvm.options(), "-cp", jars, "org.farstar.cli.Main"]


def run(*words: str) -> str:
    """What a command of the command line prints: ``run("value", "nim", "3 5", "--explain")``."""
    done = subprocess.run([*command(), *words], capture_output=True, text=True, encoding="utf-8")
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip() or done.stdout.strip())
    return done.stdout


def main() -> int:
    """Runs the command line in a Java of its own, and gives its exit code."""
    try:
        words = [*command(), *sys.argv[1:]]
    except _jvm.JavaNotFound as fault:
        print(f"farstar: {fault}", file=sys.stderr)
        return 69
    if os.name == "posix":
        os.execv(words[0], words)
    return subprocess.call(words)
