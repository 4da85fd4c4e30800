import CoreGraphics
import DrawingValues
import Foundation

/// The outline of a shape: lines and curves, open or closed.
///
/// It is a value around CoreGraphics' geometry, and as a `Shape` it is drawn where its coordinates say, whatever the
/// rectangle. See [Path](https://developer.apple.com/documentation/swiftui/path).
public struct Path: Equatable, Sendable {
    var geometry: PathGeometry

    /// An empty path.
    public init() { geometry = PathGeometry() }

    init(_ geometry: PathGeometry) { self.geometry = geometry }

    /// The path of CoreGraphics.
    public init(_ path: CGPath) { geometry = path.geometry }

    /// The path of CoreGraphics.
    public init(_ path: CGMutablePath) { geometry = path.geometry }

    /// A rectangle.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// An ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// A rectangle with round corners of a width and height in points.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with round corners of a radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner, in points.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Builds a path in a closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// The path for CoreGraphics.
    public var cgPath: CGPath { CGPath(geometry) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { geometry.isEmpty }

    /// The point where the next element would start; nil before the first.
    public var currentPoint: CGPoint? { geometry.currentPoint }

    /// The rectangle around the lines and curves themselves, without control points; null where there are none.
    public var boundingRect: CGRect { geometry.boundingBoxOfPath }

    /// Whether the filled path covers the point; open subpaths count as closed.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        geometry.contains(point, using: eoFill ? .evenOdd : .winding)
    }

    /// The path under a transform.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(geometry.applying(transform)) }

    /// The path moved by so many points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

// MARK: - Elements

extension Path {
    /// A step of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Calls a closure with each element, in order.
    public func forEach(_ body: (Element) -> Void) {
        for element in geometry.elements { body(Element(element)) }
    }
}

extension Path.Element {
    init(_ element: PathGeometry.Element) {
        switch element {
        case .move(let end): self = .move(to: end)
        case .line(let end): self = .line(to: end)
        case .quadCurve(let end, let control): self = .quadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): self = .curve(to: end, control1: control1, control2: control2)
        case .closeSubpath: self = .closeSubpath
        }
    }
}
