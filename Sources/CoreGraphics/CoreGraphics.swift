/// CoreGraphics' geometry that Foundation lacks on Linux.
