"""For whoever runs the server, from its own machine: not reachable through a proxy, nor from a page."""
