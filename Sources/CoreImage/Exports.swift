// CoreImage: images that are cut, turned, filtered and laid over each other when they are drawn.
@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import FoundationAdditions
@_exported import ImageIO
