"""Bounds on what one client may ask of the server."""

from __future__ import annotations

import time

from tertulia.web.settings import Rate

MESSAGE_BYTES = 16 * 1024
FORM_BYTES = 64 * 1024
GAME_BYTES = 512 * 1024


class Bucket:
    """A token bucket: full at first, refilled evenly."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        gained = (now - self._at) * self._rate.per_minute / 60
        self._tokens = min(float(self._rate.burst), self._tokens + gained)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
