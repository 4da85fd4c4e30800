// ImageIO: reads and writes image files and their metadata.
@_exported import CoreGraphics
