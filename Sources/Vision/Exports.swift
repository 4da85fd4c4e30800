// Vision: texts and barcodes in pictures. Apple's module brings Core Graphics and orientations along, too.
@_exported import CoreGraphics
@_exported import FoundationAdditions
@_exported import ImageIO
