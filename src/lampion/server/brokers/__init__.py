"""News between those who change tables and those who watch them: one contract, one module for each kind."""
