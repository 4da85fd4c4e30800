import CoreGraphics
import Foundation

/// A picture, or a rectangle of one color.
///
/// See [SKSpriteNode](https://developer.apple.com/documentation/spritekit/skspritenode).
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    /// The designated initializer: a sprite of a size that may differ from the picture's.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        super.init()
        state.texture = texture
        state.values[.width] = size.width
        state.values[.height] = size.height
        state.values.set(color)
    }

    /// A white rectangle without a size.
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }

    /// A sprite as large as its picture.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }

    /// A picture in a size that may differ from its own.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }

    /// The image of that name in the app's resources, in its own size. If there is none, that is logged, and a red
    /// cross is shown.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    /// A rectangle of one color.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Normal maps need lights, which aren't drawn here")
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) { fatalError() }

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Normal maps need lights, which aren't drawn here")
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { fatalError() }

    /// The picture; nil is a rectangle of the color. A sprite without a size takes the size of the picture.
    open var texture: SKTexture? {
        get {
            advance()
            return state.texture
        }
        set {
            advance()
            guard state.texture !== newValue else { return }
            state.texture = newValue
            if let newValue, size == .zero { size = newValue.size() }
            didChange()
        }
    }

    /// The size before scaling, in points.
    open var size: CGSize {
        get {
            advance()
            return CGSize(width: state.values[.width], height: state.values[.height])
        }
        set {
            change(.width, to: Double(newValue.width))
            change(.height, to: Double(newValue.height))
        }
    }

    /// Which point of the picture is at the node's position: (0, 0) is the bottom left corner, (1, 1) the top right.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { didChange() } } }

    /// The color of a sprite without a picture, and the color by which a picture is multiplied, weighted by
    /// `colorBlendFactor`. White by default.
    open var color: UIColor {
        get {
            advance()
            return state.values.color
        }
        set {
            advance()
            state.values.set(newValue)
            didChange()
        }
    }

    /// How much the picture is multiplied by the color: 0 not at all, 1 wholly.
    open var colorBlendFactor: CGFloat {
        get { CGFloat(value(.blend)) }
        set { change(.blend, to: Double(newValue)) }
    }

    /// How the sprite is blended with what is behind it.
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { didChange() } } }

    /// The part of the picture that is stretched, in unit coordinates; the rest keeps its size.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if centerRect != oldValue { didChange() } }
    }

    /// Scales the sprite to a size in its parent's coordinates, in points.
    public func scale(to size: CGSize) {
        if self.size.width != 0 { xScale = size.width / self.size.width }
        if self.size.height != 0 { yScale = size.height / self.size.height }
    }

    /// Not available: shaders aren't drawn.
    @available(*, unavailable, message: "Shaders aren't drawn here")
    public var shader: Any? {
        get { nil }
        set {}
    }

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Lights aren't drawn here")
    public var lightingBitMask: UInt32 {
        get { 0 }
        set {}
    }

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Lights aren't drawn here")
    public var shadowCastBitMask: UInt32 {
        get { 0 }
        set {}
    }

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Lights aren't drawn here")
    public var shadowedBitMask: UInt32 {
        get { 0 }
        set {}
    }

    /// Not available: warps aren't drawn.
    @available(*, unavailable, message: "Warps aren't drawn here; scale and turn the node")
    public var warpGeometry: SKWarpGeometry? {
        get { nil }
        set {}
    }

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Lights aren't drawn here")
    public var normalTexture: SKTexture? {
        get { nil }
        set {}
    }

    override var contentBounds: CGRect {
        let size = size
        return CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override var drawingKind: String { "sprite" }

    override func writeDrawing(into text: inout JSONText) {
        if anchorPoint != CGPoint(x: 0.5, y: 0.5) { text.member(.anchor, [anchorPoint.x, anchorPoint.y]) }
        if blendMode != .alpha { text.member(.blend, blendMode.rawValue) }
        if centerRect != SKTexture.whole {
            text.member(.center, [centerRect.minX, centerRect.minY, centerRect.width, centerRect.height])
        }
    }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readSprite(archive)
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        guard let original = original as? SKSpriteNode else { return }
        anchorPoint = original.anchorPoint
        blendMode = original.blendMode
        centerRect = original.centerRect
    }
}

/// How a node is blended with what is behind it.
public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace
    /// Adds, by the alpha of what is drawn.
    case multiplyAlpha
}

extension ChannelValues {
    var color: UIColor {
        UIColor(
            red: CGFloat(self[.red]), green: CGFloat(self[.green]), blue: CGFloat(self[.blue]),
            alpha: CGFloat(self[.opacity]))
    }

    mutating func set(_ color: UIColor) {
        self[.red] = color.red
        self[.green] = color.green
        self[.blue] = color.blue
        self[.opacity] = color.alpha
    }
}
