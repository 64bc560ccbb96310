"""The table: rooms, seats and views over HTTP and WebSocket, stored so that a restart loses nothing."""
