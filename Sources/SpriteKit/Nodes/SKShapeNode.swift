import CoreGraphics
import Foundation

/// A path, filled and stroked.
///
/// See [SKShapeNode](https://developer.apple.com/documentation/spritekit/skshapenode).
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    private var keptPath: CGPath?

    /// A shape without a path.
    public override init() { super.init() }
    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A path in the node's coordinates.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    /// A path in the node's coordinates.
    /// - Parameters:
    ///   - path: The path.
    ///   - centered: Whether the path's middle is put at the node's position.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBoxOfPath
        var toMiddle = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered && !box.isNull ? path.copy(using: &toMiddle) : path
    }

    /// A rectangle in the node's coordinates.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

    /// A rectangle with its middle at the node's position.
    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    /// A rectangle with round corners, in the node's coordinates.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: In points; limited to half of the shorter side.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(path: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    /// A rectangle with round corners, with its middle at the node's position.
    /// - Parameters:
    ///   - size: Its width and height.
    ///   - cornerRadius: In points; limited to half of the shorter side.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }

    /// A circle with its middle at the node's position.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }

    /// An ellipse of this width and height, with its middle at the node's position.
    public convenience init(ellipseOf size: CGSize) {
        self.init(
            ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    /// An ellipse that fills a rectangle of the node's coordinates.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }

    /// Straight lines from point to point, in the node's coordinates.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints)))
        self.init(path: path)
    }

    /// A smooth curve through the points (a Catmull–Rom spline).
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: CGMutablePath(through: Array(UnsafeBufferPointer(start: points, count: numPoints))))
    }

    /// The path, which is copied when it is set. Later changes of a mutable path have no effect until it is set again.
    open var path: CGPath? {
        get { keptPath }
        set {
            let new = newValue?.copy()
            guard new != keptPath else { return }
            keptPath = new
            didChange()
        }
    }
    /// The color of the inside. Clear by default.
    open var fillColor = UIColor.clear { didSet { if fillColor != oldValue { didChange() } } }
    /// The color of the stroke. White by default; a clear stroke isn't drawn.
    open var strokeColor = UIColor.white { didSet { if strokeColor != oldValue { didChange() } } }
    /// The width of the stroke, in points. 1 by default.
    open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { didChange() } } }
    /// How far the stroke glows around itself, in points.
    open var glowWidth: CGFloat = 0 { didSet { if glowWidth != oldValue { didChange() } } }
    /// How the ends of the stroke look. `butt` by default.
    open var lineCap = CGLineCap.butt { didSet { if lineCap != oldValue { didChange() } } }
    /// How the stroke looks where two lines meet. `miter` by default.
    open var lineJoin = CGLineJoin.miter { didSet { if lineJoin != oldValue { didChange() } } }
    /// How far a mitre may reach, in units of half the stroke's width, before the corner is clipped. 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { didChange() } } }
    /// Whether edges are smooth. Kept, and has no effect here: they always are.
    open var isAntialiased = true
    /// How the shape is blended with what is behind it.
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { didChange() } } }

    /// The length of the path, in points.
    public var lineLength: CGFloat { path.map { CGFloat(Polyline($0).length) } ?? 0 }

    /// Not available: shapes are filled with a color.
    @available(*, unavailable, message: "Shapes are filled with a colour here; crop a sprite for a picture")
    public var fillTexture: SKTexture? {
        get { nil }
        set {}
    }

    /// Not available: shapes are stroked with a color.
    @available(*, unavailable, message: "Shapes are stroked with a colour here")
    public var strokeTexture: SKTexture? {
        get { nil }
        set {}
    }

    /// Not available: shaders aren't drawn.
    @available(*, unavailable, message: "Shaders aren't drawn here")
    public var fillShader: Any? {
        get { nil }
        set {}
    }

    /// Not available: shaders aren't drawn.
    @available(*, unavailable, message: "Shaders aren't drawn here")
    public var strokeShader: Any? {
        get { nil }
        set {}
    }

    override var contentBounds: CGRect {
        guard let box = path?.boundingBoxOfPath, !box.isNull else { return .null }
        let margin = isStroked ? lineWidth / 2 + glowWidth : 0
        return box.insetBy(dx: -margin, dy: -margin)
    }

    private var isStroked: Bool { strokeColor.alpha > 0 && lineWidth > 0 }

    override var drawingKind: String { "shape" }

    override func writeDrawing(into text: inout JSONText) {
        text.member(.path, path?.geometry.svgPathData ?? "")
        if fillColor.alpha > 0 { text.member(.fill, json: JSONText.color(fillColor)) }
        if isStroked {
            text.member(.stroke, json: JSONText.color(strokeColor))
            text.member(.width, lineWidth)
            if glowWidth > 0 { text.member(.glow, glowWidth) }
            if lineCap != .butt { text.member(.cap, lineCap == .round ? "round" : "square") }
            if lineJoin != .miter { text.member(.join, lineJoin == .round ? "round" : "bevel") }
            if miterLimit != 10 { text.member(.miter, miterLimit) }
        }
        if blendMode != .alpha { text.member(.blend, blendMode.rawValue) }
    }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readShape(archive)
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        guard let original = original as? SKShapeNode else { return }
        path = original.path
        (fillColor, strokeColor, blendMode) = (original.fillColor, original.strokeColor, original.blendMode)
        (lineWidth, glowWidth, miterLimit) = (original.lineWidth, original.glowWidth, original.miterLimit)
        (lineCap, lineJoin) = (original.lineCap, original.lineJoin)
    }
}

extension CGMutablePath {
    /// A smooth curve through points: each piece leaves its point in the direction of the points around it.
    fileprivate convenience init(through points: [CGPoint]) {
        self.init()
        guard let first = points.first else { return }
        move(to: first)
        func at(_ index: Int) -> CGPoint { points[min(max(index, 0), points.count - 1)] }
        for index in points.indices.dropLast() {
            let (before, start, end, after) = (at(index - 1), at(index), at(index + 1), at(index + 2))
            addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
        }
    }
}
