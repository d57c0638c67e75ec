"""Checks Farstar's certificates, written from docs/formats/certificates.md and nothing else."""
