import CoreGraphics
import Foundation

/// A path with the pen that draws it.
///
/// See [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath). Angles are in radians; in a view, where
/// y grows downwards, `clockwise` is as the word says.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// How far, in pixels, a curve may be off the true one.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    public override init() { super.init() }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    public convenience init(
        arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Building

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means it for y that grows upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(path.geometry.applying(transform)) }
    open func removeAllPoints() { path = CGMutablePath() }

    /// The same line, drawn the other way: what is inside by the winding rule is then outside of a path around it.
    open func reversing() -> UIBezierPath {
        let reversed = copied()
        reversed.path = CGMutablePath(path.geometry.reversed)
        return reversed
    }

    // MARK: Asking

    open var isEmpty: Bool { path.isEmpty }
    /// Around the lines themselves, without the pen's width.
    open var bounds: CGRect { path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: The pen

    /// Lengths of strokes and gaps in turn; nil draws a whole line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (place, length) in dash.enumerated() { pattern?[place] = length }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing in the current context

    open func fill() { draw { fill(in: $0) } }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { fill(in: $0) }
    }

    open func stroke() { draw { stroke(in: $0) } }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { stroke(in: $0) }
    }

    /// Cuts what is drawn from now on at the path.
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

    public func copy(with zone: NSZone? = nil) -> Any { copied() }
    open override func copy() -> Any { copied() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && lineWidth == other.lineWidth && dash == other.dash && dashPhase == other.dashPhase
            && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { path.hashValue }
}
