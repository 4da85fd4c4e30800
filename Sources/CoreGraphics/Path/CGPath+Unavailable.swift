import Foundation

// What takes paths apart and puts areas together: outlines are not computed here.

extension CGPath {
    @available(
        *, unavailable, message: "Add one path to the other with CGMutablePath.addPath(_:), and fill both at once"
    )
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(*, unavailable, message: "Clip to one path with CGContext.clip(using:), and fill the other")
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(*, unavailable, message: "Fill both paths at once by the even-odd rule, where one lies in the other")
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(*, unavailable, message: "Add one path to the other, and fill both at once by the even-odd rule")
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(*, unavailable, message: "Clip to the other path with CGContext.clip(using:), and stroke this one")
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(
        *, unavailable, message: "Outlines are not computed here; draw the line, and fill the other path over it"
    )
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(*, unavailable, message: "Fill the path by its own rule; outlines are not computed here")
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { self }

    @available(*, unavailable, message: "Draw the path as it is: curves are drawn as curves")
    public func flattened(threshold: CGFloat) -> CGPath { self }

    @available(*, unavailable, message: "Keep the parts of a path as paths of their own")
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] { [self] }
}
