import DrawingValues
import Foundation

/// An immutable path of lines and curves. `CGContext` draws it.
public class CGPath: Hashable, @unchecked Sendable {
    // @unchecked: a CGPath never changes. A CGMutablePath does, and as with Apple's its owner keeps it to one thread.
    package internal(set) var geometry: PathGeometry

    package init(_ geometry: PathGeometry) {
        self.geometry = geometry
    }

    /// A path of one rectangle, transformed unless `transform` is nil.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var geometry = PathGeometry()
        geometry.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(geometry)
    }

    /// A path of the ellipse that fits a rectangle, transformed unless `transform` is nil.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var geometry = PathGeometry()
        geometry.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(geometry)
    }

    /// A path of a rectangle with round corners, transformed unless `transform` is nil. The corners are at most half
    /// the rectangle wide and high.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var geometry = PathGeometry()
        geometry.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(geometry)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { geometry.isEmpty }

    /// Where the next element would start; zero if the path is empty.
    public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// Around all points, control points included; null if the path is empty.
    public var boundingBox: CGRect { geometry.boundingBox }

    /// Around the lines and curves themselves; null if the path is empty.
    public var boundingBoxOfPath: CGRect { geometry.boundingBoxOfPath }

    /// Whether the filled path, transformed, covers the point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let geometry = transform.isIdentity ? geometry : geometry.applying(transform)
        return geometry.contains(point, using: rule)
    }

    /// A copy that never changes.
    public func copy() -> CGPath? { CGPath(geometry) }

    /// A transformed copy that never changes; without a transform the same path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(geometry.applying(transform?.pointee ?? .identity))
    }

    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry) }

    /// A transformed copy that can be added to.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(geometry.applying(transform?.pointee ?? .identity))
    }

    /// Calls the block with each element in turn.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in geometry.elements {
            var points = element.points + [.zero]
            points.withUnsafeMutableBufferPointer { buffer in
                var shown = CGPathElement(type: CGPathElementType(element), points: buffer.baseAddress!)
                block(&shown)
            }
        }
    }

    /// Unavailable: the outline of the stroked path.
    @available(*, unavailable, message: "Stroke the path where it is drawn instead; outlines are not computed here")
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath { self }

    /// Whether both have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.geometry == rhs.geometry }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
}

extension CGPathElementType {
    init(_ element: PathGeometry.Element) {
        switch element {
        case .move: self = .moveToPoint
        case .line: self = .addLineToPoint
        case .quadCurve: self = .addQuadCurveToPoint
        case .curve: self = .addCurveToPoint
        case .closeSubpath: self = .closeSubpath
        }
    }
}
