"""Where tables are kept: one contract, one module for each kind of database."""
