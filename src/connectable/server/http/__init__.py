"""HTTP: routes, requests, errors, limits and static files."""
