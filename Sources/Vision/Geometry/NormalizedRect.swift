import CoreGraphics

/// A rectangle in an image, from 0 to 1 in both directions, from the bottom left corner.
///
/// See [NormalizedRect](https://developer.apple.com/documentation/vision/normalizedrect).
public struct NormalizedRect: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The rectangle in Core Graphics' type.
    public let cgRect: CGRect

    /// A rectangle by its corner and size.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }

    /// A rectangle that is normalized already.
    public init(normalizedRect: CGRect) {
        cgRect = normalizedRect
    }

    /// A rectangle of an image in pixels from the bottom left.
    public init(imageRect: CGRect, in imageSize: CGSize) {
        self.init(imageRect: imageRect, in: imageSize, normalizedTo: .fullImage)
    }

    /// A rectangle of an image in pixels from the bottom left, as a part of a region.
    public init(imageRect: CGRect, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let region = regionOfInterest.toImageCoordinates(imageSize)
        let corner = NormalizedPoint(imagePoint: imageRect.origin, in: imageSize, normalizedTo: regionOfInterest)
        self.init(
            x: corner.x, y: corner.y, width: region.width == 0 ? 0 : imageRect.width / region.width,
            height: region.height == 0 ? 0 : imageRect.height / region.height)
    }

    /// The smallest rectangle with some points in it.
    init(around points: [NormalizedPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
        self.init(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom)
    }

    /// The whole image.
    public static var fullImage: NormalizedRect { NormalizedRect(x: 0, y: 0, width: 1, height: 1) }

    /// The bottom left corner.
    public var origin: CGPoint { cgRect.origin }
    /// The width.
    public var width: CGFloat { cgRect.width }
    /// The height.
    public var height: CGFloat { cgRect.height }

    /// The rectangle in pixels of an image.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        toImageCoordinates(from: Self(x: 0, y: 0, width: 1, height: 1), imageSize: imageSize, origin: origin)
    }

    /// A rectangle of a region in pixels of the image that the region is a part of.
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
    ) -> CGRect {
        let x = regionOfInterest.origin.x + cgRect.minX * regionOfInterest.width
        let bottom = regionOfInterest.origin.y + cgRect.minY * regionOfInterest.height
        let (width, height) = (cgRect.width * regionOfInterest.width, cgRect.height * regionOfInterest.height)
        let y = origin == .lowerLeft ? bottom : 1 - bottom - height
        return CGRect(
            x: x * imageSize.width, y: y * imageSize.height, width: width * imageSize.width,
            height: height * imageSize.height)
    }

    /// The same rectangle, counted from the top left.
    public func verticallyFlipped() -> NormalizedRect {
        NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height)
    }

    /// The corner and the size.
    public var description: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}

/// What lies in a rectangle of an image.
public protocol BoundingBoxProviding {
    /// The rectangle.
    var boundingBox: NormalizedRect { get }
}

/// What lies in a quadrilateral of an image.
public protocol QuadrilateralProviding: BoundingBoxProviding {
    /// The corner at the beginning of the first line.
    var topLeft: NormalizedPoint { get }
    /// The corner at the end of the first line.
    var topRight: NormalizedPoint { get }
    /// The corner at the end of the last line.
    var bottomRight: NormalizedPoint { get }
    /// The corner at the beginning of the last line.
    var bottomLeft: NormalizedPoint { get }
}

extension QuadrilateralProviding {
    /// The smallest rectangle with all corners in it.
    public var boundingBox: NormalizedRect {
        NormalizedRect(around: [topLeft, topRight, bottomRight, bottomLeft])
    }
}

/// Four corners, as an observation stores them.
struct Quadrilateral: Hashable, Codable, Sendable {
    let topLeft, topRight, bottomRight, bottomLeft: NormalizedPoint

    /// From pixels of a part of an image, from the top left, in the order of the names.
    init(_ corners: [CGPoint], in size: CGSize, region: NormalizedRect) {
        let points = corners.map { corner in
            NormalizedPoint(imagePoint: corner, in: size).verticallyFlipped().inImage(from: region)
        }
        (topLeft, topRight, bottomRight, bottomLeft) = (points[0], points[1], points[2], points[3])
    }

    /// From a rectangle in pixels of a part of an image, from the top left.
    init(_ box: CGRect, in size: CGSize, region: NormalizedRect) {
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ]
        self.init(corners, in: size, region: region)
    }
}
