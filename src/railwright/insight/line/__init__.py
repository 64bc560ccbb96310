"""What a finished game of Rail Line tells its players."""
