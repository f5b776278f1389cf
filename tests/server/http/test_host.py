"""The page for whoever runs the server: figures, for its own machine only."""

import pytest

from server.running_server import RunningServer


def test_the_host_sees_what_is_stored_and_who_is_there(host: RunningServer) -> None:
    host.make("human", "human")
    seen = host.http.get("/api/host").json()
    assert seen["healthy"]
    assert seen["figures"]["tables"] >= 1
    assert seen["figures"]["store_bytes"] > 0
    assert seen["keep_days"] == host.services.config.keep_days
    assert not {"secret", "token", "names"} & set(seen)


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "10.0.0.1"},
        {"forwarded": "for=10.0.0.1"},
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "cors"},
        {"host": "connectable.example"},
    ],
)
def test_nobody_else_does(host: RunningServer, headers: dict[str, str]) -> None:
    answer = host.http.get("/api/host", headers=headers)
    assert answer.status_code in (400, 403, 404, 421)
    assert "figures" not in answer.text


@pytest.mark.parametrize("headers", [{"sec-fetch-site": "cross-site"}, {"origin": "https://elsewhere.example"}])
def test_a_page_of_another_site_gets_no_host_page(host: RunningServer, headers: dict[str, str]) -> None:
    assert host.http.get("/host").status_code == 200
    assert host.http.get("/host", headers=headers).status_code == 404
    assert host.http.get("/", headers=headers).status_code == 200
