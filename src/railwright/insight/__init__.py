"""What a finished game tells its players: luck and skill told apart, and what would have been better."""
