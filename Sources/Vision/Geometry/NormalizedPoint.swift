import CoreGraphics

/// Where the coordinates of an image begin.
public enum CoordinateOrigin: Sendable {
    /// At the top left, as UIKit and SwiftUI count.
    case upperLeft
    /// At the bottom left, as Vision and Core Graphics count.
    case lowerLeft
}

/// A point in an image, from 0 to 1 in both directions, from the bottom left corner.
///
/// See [NormalizedPoint](https://developer.apple.com/documentation/vision/normalizedpoint).
public struct NormalizedPoint: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The point in Core Graphics' type.
    public let cgPoint: CGPoint

    /// A point by its coordinates.
    public init(x: CGFloat, y: CGFloat) {
        cgPoint = CGPoint(x: x, y: y)
    }

    /// A point that is normalized already.
    public init(normalizedPoint: CGPoint) {
        cgPoint = normalizedPoint
    }

    /// A point of an image in pixels from the bottom left. An image without pixels has only the point zero.
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        self.init(imagePoint: imagePoint, in: imageSize, normalizedTo: .fullImage)
    }

    /// A point of an image in pixels from the bottom left, as a part of a region.
    public init(imagePoint: CGPoint, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let region = regionOfInterest.toImageCoordinates(imageSize)
        cgPoint = CGPoint(
            x: region.width == 0 ? 0 : (imagePoint.x - region.minX) / region.width,
            y: region.height == 0 ? 0 : (imagePoint.y - region.minY) / region.height)
    }

    /// The bottom left corner.
    public static var zero: NormalizedPoint { NormalizedPoint(x: 0, y: 0) }

    /// From the left.
    public var x: CGFloat { cgPoint.x }
    /// From below.
    public var y: CGFloat { cgPoint.y }

    /// The point in pixels of an image.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        toImageCoordinates(from: .fullImage, imageSize: imageSize, origin: origin)
    }

    /// A point of a region in pixels of the image that the region is a part of.
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
    ) -> CGPoint {
        let whole = inImage(from: regionOfInterest)
        let y = origin == .lowerLeft ? whole.y : 1 - whole.y
        return CGPoint(x: whole.x * imageSize.width, y: y * imageSize.height)
    }

    /// The same point, counted from the top left.
    public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }

    /// The coordinates.
    public var description: String { "(\(x), \(y))" }

    /// A point of a region as one of the whole image.
    func inImage(from region: NormalizedRect) -> NormalizedPoint {
        NormalizedPoint(x: region.origin.x + x * region.width, y: region.origin.y + y * region.height)
    }
}
