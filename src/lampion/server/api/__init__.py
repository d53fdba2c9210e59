"""The HTTP and WebSocket API, version 1. docs/api.md describes it."""
