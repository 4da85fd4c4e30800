import Foundation

// Operations on outlines and areas, which aren't implemented here.

extension CGPath {
    /// Unavailable: the area of either path.
    @available(
        *, unavailable, message: "Add one path to the other with CGMutablePath.addPath(_:), and fill both at once"
    )
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// Unavailable: the area that both paths share.
    @available(*, unavailable, message: "Clip to one path with CGContext.clip(using:), and fill the other")
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// Unavailable: the area of this path without the other's.
    @available(*, unavailable, message: "Fill both paths at once by the even-odd rule, where one lies in the other")
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// Unavailable: the area of one path but not of both.
    @available(*, unavailable, message: "Add one path to the other, and fill both at once by the even-odd rule")
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// Unavailable: the part of this path's line that lies in the other path.
    @available(*, unavailable, message: "Clip to the other path with CGContext.clip(using:), and stroke this one")
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// Unavailable: the part of this path's line that lies outside of the other path.
    @available(
        *, unavailable, message: "Outlines are not computed here; draw the line, and fill the other path over it"
    )
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// Unavailable: the same area as a path that doesn't cross itself.
    @available(*, unavailable, message: "Fill the path by its own rule; outlines are not computed here")
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { self }

    /// Unavailable: the path with lines in place of curves.
    @available(*, unavailable, message: "Draw the path as it is: curves are drawn as curves")
    public func flattened(threshold: CGFloat) -> CGPath { self }

    /// Unavailable: the path's separate areas.
    @available(*, unavailable, message: "Keep the parts of a path as paths of their own")
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] { [self] }
}
