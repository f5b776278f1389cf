"""Handler of what whoever runs the server wants to see of it. It tells nothing about people or games."""

from starlette.responses import Response

from connectable import __version__, form
from connectable.server.http.handlers.about import base_of, need_own_machine
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.host import HostFigures
from connectable.server.rate_limit import NO_LIMITS


async def see_host(request: ApiRequest) -> Response:
    """For this machine only."""
    need_own_machine(request)
    services, config = request.services, request.services.config
    await services.watch.bytes_stored()
    figures = services.gauges()
    return json(
        HostFigures(
            version=__version__,
            form=form(),
            healthy=await services.watch.is_healthy(),
            reach=config.reach,
            address=base_of(config, request.http),
            keep_days=config.keep_days,
            limited=config.rate_limits != NO_LIMITS,
            megabytes_each=config.storage_limits.megabytes_each,
            workers=config.bot_workers,
            figures={name: float(value) for name, value in figures.items()},
        )
    )
