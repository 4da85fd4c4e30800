import Foundation

/// A node whose children are composited as one picture, with one alpha, one blend mode and one z position. Filters and
/// shaders aren't drawn here.
///
/// See [SKEffectNode](https://developer.apple.com/documentation/spritekit/skeffectnode).
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
    /// A node without children, which composites its future children as one picture.
    public override init() { super.init() }
    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Not available: filters aren't drawn.
    @available(*, unavailable, message: "Filters aren't drawn here")
    public var filter: Any? {
        get { nil }
        set {}
    }

    /// Not available: shaders aren't drawn.
    @available(*, unavailable, message: "Shaders aren't drawn here")
    public var shader: Any? {
        get { nil }
        set {}
    }

    /// Whether its children are composited as one picture. If not, they are drawn like any other node's.
    open var shouldEnableEffects = true { didSet { if shouldEnableEffects != oldValue { didChange() } } }
    /// How the picture is blended with what is behind it.
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { didChange() } } }
    /// Whether the filter is centered on the content. Stored, but has no effect here: there are no filters.
    open var shouldCenterFilter = true
    /// Whether the picture is cached instead of redrawn. Stored, but has no effect here: the result looks the same.
    open var shouldRasterize = false

    override var drawingKind: String { isDrawnApart ? "effect" : "node" }

    /// A scene is drawn as a whole anyway.
    override var isDrawnApart: Bool { shouldEnableEffects && !(self is SKScene) }

    override func writeDrawing(into text: inout JSONText) {
        if isDrawnApart, blendMode != .alpha { text.member(.blend, blendMode.rawValue) }
    }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readEffect(archive)
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        guard let original = original as? SKEffectNode else { return }
        (shouldEnableEffects, blendMode) = (original.shouldEnableEffects, original.blendMode)
        (shouldCenterFilter, shouldRasterize) = (original.shouldCenterFilter, original.shouldRasterize)
    }
}
