// CoreGraphics: geometry, paths, and bitmaps drawn with Cairo. Foundation has CGFloat, CGPoint, CGSize and CGRect.
@_exported import FoundationAdditions
