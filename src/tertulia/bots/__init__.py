"""Players that see views only: random, greedy, search."""

from tertulia.bots.bot import Bot
from tertulia.bots.registry import BOTS, bot, choose, with_budget
from tertulia.bots.search import Finding, Search, SearchBot

__all__ = ["BOTS", "Bot", "Finding", "Search", "SearchBot", "bot", "choose", "with_budget"]
