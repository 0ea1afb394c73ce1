"""The laboratory: games between bots by the thousand, and what they tell."""
