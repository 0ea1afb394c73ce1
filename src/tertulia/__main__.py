"""``python -m tertulia`` does what ``tertulia`` does."""

from tertulia.cli import main

main()
