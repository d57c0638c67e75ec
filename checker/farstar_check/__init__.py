"""Checks Farstar's certificates and solved games, written from docs/formats/ and nothing else."""
