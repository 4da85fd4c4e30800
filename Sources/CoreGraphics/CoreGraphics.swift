// CoreGraphics: geometry, paths, and bitmaps drawn with Cairo. CGFloat, CGPoint, CGSize and CGRect are Foundation's.
@_exported import FoundationAdditions
