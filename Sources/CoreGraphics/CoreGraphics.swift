// CoreGraphics' geometry: Foundation has CGFloat, CGPoint, CGSize and CGRect; the rest is here.
@_exported import Foundation
