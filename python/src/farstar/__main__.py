"""The command line: ``python -m farstar outcome nim '3 5 7'``."""

import sys

from ._command import main

if __name__ == "__main__":
    sys.exit(main())
