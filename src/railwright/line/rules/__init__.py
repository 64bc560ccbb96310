"""The rules of Rail Line as compiled kernels over one flat state."""
