"""HTTP: routes, handlers, requests, errors and static files."""
