// CoreVideo: pixels in memory that code may write, and images of them for models.
@_exported import CoreGraphics
@_exported import FoundationAdditions
