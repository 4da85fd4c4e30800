// CoreImage: images that are cut, turned and laid over each other when they are drawn. There are no filters.
@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import FoundationAdditions
@_exported import ImageIO
