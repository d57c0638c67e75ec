"""Runs the notebooks and compares what they print with what is stored in them.

    python python/tests/notebooks.py [--write] [NOTEBOOK ...]

Needs nbclient and ipykernel, and jjava for the one in Java. With --write the new outputs are stored.
"""

import itertools
import os
import pathlib
import sys

import nbformat
from nbclient import NotebookClient

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "docs" / "notebooks"


def run(file: pathlib.Path):
    """The notebook with its outputs as they are now."""
    notebook = nbformat.read(file, as_version=4)
    NotebookClient(notebook, timeout=600, record_timing=False, coalesce_streams=True).execute()
    for cell in notebook.cells:
        cell.metadata = {}
    notebook.metadata["language_info"] = {"name": notebook.metadata["kernelspec"]["language"]}
    return notebook


def printed(notebook) -> list[str]:
    """What the cells print, and results as text; pictures only by their kind."""
    texts = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            picture = "image/svg+xml" in data
            texts.append("a picture" if picture else data.get("text/plain", output.get("text", "")))
    return texts


def main(words: list[str]) -> int:
    """Runs them all, and says which differ."""
    import farstar

    jars = pathlib.Path(farstar.__file__).parent / "jars"
    os.environ.setdefault("JJAVA_CLASSPATH", str(jars / "*"))
    files = [pathlib.Path(word) for word in words if word != "--write"] or sorted(FOLDER.glob("*.ipynb"))
    faults = 0
    for file in files:
        before = nbformat.read(file, as_version=4)
        after = run(file)
        if "--write" in words:
            nbformat.write(after, file)
        for old, new in itertools.zip_longest(printed(before), printed(after)):
            if old != new:
                faults += 1
                print(f"{file.name} prints\n{new}\nand not\n{old}\n")
        print(f"{file.name}: run")
    return 0 if faults == 0 or "--write" in words else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
