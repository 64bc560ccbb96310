"""Several workers over one PostgreSQL: each room has one owner; whoever reaches another worker is passed on to it."""
