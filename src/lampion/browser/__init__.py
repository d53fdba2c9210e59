"""The service in a browser's worker: no server, no network; the page's own database, and bots in a second worker."""
