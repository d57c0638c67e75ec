"""Runs the notebooks and compares what they print with what is stored in them.

    python python/tests/notebooks.py [--write] [--pages DIR] [NOTEBOOK ...]

Needs nbconvert and ipykernel, and jjava for the one in Java. With --write the new outputs are stored; with --pages
each notebook is also written as a page, NAME.html, with its pictures inside, beside an index.html of all.
"""

import argparse
import base64
import html
import itertools
import os
import pathlib
import re
import sys

import nbformat
from nbconvert import HTMLExporter
from nbconvert.preprocessors import ExecutePreprocessor

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "docs" / "notebooks"
INDEX = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Farstar: notebooks</title></head>
<body><h1>Farstar: notebooks</h1>
<ul>
{entries}
</ul></body></html>
"""


def run(file: pathlib.Path):
    """The notebook with its outputs as they are now."""
    notebook = nbformat.read(file, as_version=4)
    ExecutePreprocessor(timeout=600, record_timing=False, coalesce_streams=True).preprocess(notebook)
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


def title(notebook) -> str:
    """Its first heading."""
    return notebook.cells[0].source.splitlines()[0].lstrip("# ")


def page(notebook, name: str) -> str:
    """The notebook as a page that stands alone, but for the script that sets its formulas."""
    alone = nbformat.from_dict(notebook)
    for cell in alone.cells:
        if cell.cell_type == "markdown":
            # Pages of the guide are not beside it.
            cell.source = re.sub(r"\[([^]]*)]\(\.\./[^)]*\)", r"\1", cell.source)
    exporter = HTMLExporter(
        template_name="classic", embed_images=True, require_js_url="", jquery_url="", mermaid_js_url=""
    )
    return exporter.from_notebook_node(alone, {"metadata": {"name": name}})[0]


def faults(notebook, text: str) -> list[str]:
    """What is missing in a page: each picture and each line of code has to be in it."""
    missing = []
    pictures = [base64.b64decode(data) for data in re.findall(r"data:image/svg\+xml;base64,([^\"]*)", text)]
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            picture = output.get("data", {}).get("image/svg+xml")
            if picture and picture.encode() not in pictures:
                missing.append("a picture")
    plain = html.unescape(re.sub(r"<[^>]*>", "", text))
    for cell in notebook.cells:
        if cell.cell_type == "code":
            missing += [line for line in cell.source.splitlines() if line.strip() not in plain]
    if 'src="http' in text.replace('src="https://cdnjs.cloudflare.com/ajax/libs/mathjax/', ""):
        missing.append("what is loaded from elsewhere")
    return missing


def main(words: list[str]) -> int:
    """Runs them all, and says which differ."""
    import farstar

    parser = argparse.ArgumentParser(description="Runs the notebooks and compares what they print.")
    parser.add_argument("--write", action="store_true", help="store the new outputs")
    parser.add_argument("--pages", type=pathlib.Path, metavar="DIR", help="write them as pages, too")
    parser.add_argument("notebooks", nargs="*", type=pathlib.Path, metavar="NOTEBOOK")
    asked = parser.parse_args(words)
    jars = pathlib.Path(farstar.__file__).parent / "jars"
    os.environ.setdefault("JJAVA_CLASSPATH", str(jars / "*"))
    if asked.pages:
        asked.pages.mkdir(parents=True, exist_ok=True)
    failed = False
    entries = []
    for file in asked.notebooks or sorted(FOLDER.glob("*.ipynb")):
        before = nbformat.read(file, as_version=4)
        after = run(file)
        if asked.write:
            nbformat.write(after, file)
        for old, new in itertools.zip_longest(printed(before), printed(after)):
            if old != new:
                failed = failed or not asked.write
                print(f"{file.name} prints\n{new}\nand not\n{old}\n")
        print(f"{file.name}: run")
        if asked.pages:
            text = page(after, title(after))
            for missing in faults(after, text):
                failed = True
                print(f"{file.stem}.html lacks {missing}")
            (asked.pages / f"{file.stem}.html").write_text(text, encoding="utf-8")
            entries.append(f'<li><a href="{file.stem}.html">{html.escape(title(after))}</a></li>')
    if asked.pages:
        index = INDEX.format(entries="\n".join(entries))
        (asked.pages / "index.html").write_text(index, encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
