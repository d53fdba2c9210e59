"""The shape of the database, as numbered steps: <kind>/0001_name.sql and so on. A published step is never changed."""
