"""JSON from outside as a message. Whatever is wrong with it is a DecodeError, which is the sender's fault."""

from typing import TypeVar

import msgspec

T = TypeVar("T")


def decoded(data: bytes | bytearray | str, decoder: "msgspec.json.Decoder[T]") -> T:
    """The message; DecodeError also for invalid UTF-8 and for nesting deeper than anything we know."""
    try:
        return decoder.decode(data)
    except UnicodeError:
        raise msgspec.DecodeError("JSON is not valid UTF-8") from None
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deeply") from None
