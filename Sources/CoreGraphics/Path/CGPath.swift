import Foundation

/// An immutable path of lines and curves. `CGContext` draws it.
public class CGPath: Hashable, @unchecked Sendable {
    // @unchecked: a CGPath never changes. A CGMutablePath does, and as with Apple's its owner keeps it to one thread.
    package internal(set) var geometry: PathGeometry

    package init(_ geometry: PathGeometry) {
        self.geometry = geometry
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var geometry = PathGeometry()
        geometry.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(geometry)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var geometry = PathGeometry()
        geometry.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(geometry)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var geometry = PathGeometry()
        geometry.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(geometry)
    }

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

    public func copy() -> CGPath? { CGPath(geometry) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(geometry.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry) }

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

    @available(*, unavailable, message: "Stroke the path where it is drawn instead; outlines are not computed here")
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath { self }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.geometry == rhs.geometry }

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
