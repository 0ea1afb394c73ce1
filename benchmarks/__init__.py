"""How fast the table is, beside other engines: ``python -m benchmarks``."""
