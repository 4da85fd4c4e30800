// ImageIO: files of pictures, read and written, with what is noted in them.
@_exported import CoreGraphics
