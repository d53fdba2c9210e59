"""The contract every game fulfils. Imports nothing else of Lampion."""
