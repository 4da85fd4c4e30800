/// Lays out text with Pango.
