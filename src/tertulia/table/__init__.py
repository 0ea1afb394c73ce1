"""A running table: its log and store, its seats, and the workers that think for bots.

``state`` is pure: a log replayed. ``store`` keeps logs. ``live`` joins both in one task a table,
``hub`` finds the tables of this process, ``frames`` says what a seat is told in the forms of
``wire``, ``thinking`` runs the bots.
"""
