"""The web server: HTTP and WebSocket, stores, brokers, and bots that think in processes of their own."""
