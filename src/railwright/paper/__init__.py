"""Everything that can be printed, as vector PDF: pages are drawn as SVG with the strokes of every other picture."""
