"""Web Push: a message to players who are away when their turn comes, where the operator has set it up."""
