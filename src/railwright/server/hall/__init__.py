"""The hall: tables that are open to anybody, and people who wait to be matched."""
