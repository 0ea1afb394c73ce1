"""The table in the browser: pages, the socket, and the client's files."""
