import CoreGraphics
import Foundation

/// A path, and how its stroke is drawn.
///
/// See [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath). Angles are in radians; in a view, where
/// y grows downwards, `clockwise` is as the word says.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// How wide a stroke is, in points. 1 by default.
    open var lineWidth: CGFloat = 1
    /// How the ends of a stroke look. `butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// How a stroke looks where two lines meet. `miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a mitre may reach, in units of half the stroke's width, before the corner is clipped. 10 by default.
    open var miterLimit: CGFloat = 10
    /// The maximum distance, in pixels, between a curve and the line segments that approximate it. 0.6 by default.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule determines the inside instead of the winding rule. False by default.
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// An empty path.
    public override init() { super.init() }

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// A closed ellipse that fills the rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A closed rectangle with round corners.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: In points; from 0 to half of the shorter side, to which it is limited.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// A part of a circle.
    /// - Parameters:
    ///   - arcCenter: The middle of the circle.
    ///   - radius: In points.
    ///   - startAngle: In radians from the direction of growing x.
    ///   - endAngle: In radians from the direction of growing x.
    ///   - clockwise: Whether it is drawn clockwise, where y grows downwards.
    public convenience init(
        arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of a path, with the default stroke settings.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// A copy of the path, without the stroke settings.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Building

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, with a straight line to its start if the path isn't empty. Angles are in radians.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics defines clockwise for a y axis that points up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the subpath with a straight line to its start.
    open func close() { path.closeSubpath() }
    /// Adds all subpaths of another path. Its stroke settings are ignored.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Transforms every point of the path. The stroke's width doesn't change.
    open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(path.geometry.applying(transform)) }
    /// Removes all points. The stroke settings are kept.
    open func removeAllPoints() { path = CGMutablePath() }

    /// The same path in the reverse direction. With the winding rule, a reversed path inside another one cuts a hole
    /// into it.
    open func reversing() -> UIBezierPath {
        let reversed = copied()
        reversed.path = CGMutablePath(path.geometry.reversed)
        return reversed
    }

    // MARK: Asking

    /// Whether the path is empty.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the path, without the width of the stroke.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The path's end point; the origin if it is empty.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the point is inside the path, by `usesEvenOddFillRule`. The stroke's width doesn't count.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: The pen

    /// Sets the dashes of the stroke.
    /// - Parameters:
    ///   - pattern: Lengths of strokes and gaps in turn, in points; nil draws a solid line.
    ///   - count: How many lengths there are.
    ///   - phase: How far into the pattern the stroke begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Returns the dashes that were set with `setLineDash`.
    /// - Parameters:
    ///   - pattern: A buffer for as many lengths as were set. Query the count first.
    ///   - count: How many lengths the pattern has.
    ///   - phase: Where in the pattern the line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (place, length) in dash.enumerated() { pattern?[place] = length }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing in the current context

    /// Fills the path in the current context with its fill color. Does nothing if there is no context.
    open func fill() { draw { fill(in: $0) } }

    /// Fills the path with a blend mode and an opacity from 0 to 1, which are set for this fill only.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { fill(in: $0) }
    }

    /// Strokes the path in the current context with its stroke color. Does nothing if there is no context.
    open func stroke() { draw { stroke(in: $0) } }

    /// Strokes the path with a blend mode and an opacity from 0 to 1, which are set for this stroke only.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { stroke(in: $0) }
    }

    /// Clips further drawing in the current context to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }

    private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        draw { context in
            context.setBlendMode(mode)
            context.setAlpha(alpha)
            body(context)
        }
    }

    private func fill(in context: CGContext) { context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }

    private func stroke(in context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dashPhase, lengths: dash)
        context.strokePath()
    }

    // MARK: Copies

    private func copied() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
        (copy.dash, copy.dashPhase) = (dash, dashPhase)
        return copy
    }

    /// A copy of the path and the stroke settings.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }
    /// A copy of the path and the stroke settings.
    open override func copy() -> Any { copied() }

    /// Whether both have the same path, width, dashes, line caps, joins and fill rule.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && lineWidth == other.lineWidth && dash == other.dash && dashPhase == other.dashPhase
            && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    /// A hash of the path.
    open override var hash: Int { path.hashValue }
}
