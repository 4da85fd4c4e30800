import Foundation

/// How the end of an open line looks.
public enum CGLineCap: Int32, Sendable {
    /// Cut off where the line ends.
    case butt = 0
    /// Half a circle beyond the end.
    case round = 1
    /// Half the line's width beyond the end.
    case square = 2
}

/// How the corner of two lines looks.
public enum CGLineJoin: Int32, Sendable {
    /// A point, as far as the miter limit allows.
    case miter = 0
    /// Rounded off.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// Which points are inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Points around which the path winds a nonzero number of times, counted with direction.
    case winding = 0
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath.
    case moveToPoint = 0
    /// A line.
    case addLineToPoint = 1
    /// A quadratic Bézier curve.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve.
    case addCurveToPoint = 3
    /// The line back to the start of the subpath.
    case closeSubpath = 4
}

/// An element in `CGPath.applyWithBlock(_:)`: control points first, end point last.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// No points for `closeSubpath`, one for moves and lines, two and three for curves. Valid only during the call.
    public var points: UnsafeMutablePointer<CGPoint>
}
