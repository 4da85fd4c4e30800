import CoreGraphics
import Foundation

/// A rectangle that draws something: the surface of a view, or a layer of its own among the sublayers of another.
///
/// See [CALayer](https://developer.apple.com/documentation/quartzcore/calayer). A view's layer has the view's geometry,
/// background, opacity and visibility. Other layers are drawn by the view whose layer contains them; they get no touches,
/// and their changes are only animated by animations that the app adds.
@preconcurrency @MainActor
open class CALayer: NSObject {
    package weak var owner: UIView?
    var own = OwnGeometry()
    var placed: [PlacedLayer] = []
    /// Plays the layer's animations; nil until there was one.
    var player: LayerPlayer?

    /// A layer without a size.
    public override init() { super.init() }

    /// A layer with the properties of another one that every layer has, without its sublayers.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { copyLook(of: other) }
    }

    /// A name for the app's own use.
    open var name: String?
    /// The layer that contains this one.
    public internal(set) weak var superlayer: CALayer?

    // MARK: Corners, border and shadow

    /// The curve of the corners. Stored, but has no effect here: corners are arcs of a circle.
    open var cornerCurve = CALayerCornerCurve.circular
    /// How round the corners are, in points. 0 by default.
    open var cornerRadius: CGFloat = 0 { didSet { didChange(\.cornerRadius, from: oldValue) } }
    /// The corners that are round; all by default.
    open var maskedCorners = CACornerMask.all { didSet { if maskedCorners != oldValue { change() } } }
    /// The width of the border, in points. It is drawn inside the edge. The default, 0, draws none.
    open var borderWidth: CGFloat = 0 { didSet { didChange(\.borderWidth, from: oldValue) } }
    /// The border's color; nil draws none. Black by default.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet {
            RecordedChanges.note(self, \.borderColor, from: oldValue)
            change()
        }
    }
    /// The shadow's color; nil is no shadow. Black by default.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { change() } }
    /// The shadow's opacity, from 0 to 1. The default, 0, draws none.
    open var shadowOpacity: Float = 0 { didSet { didChange(\.shadowOpacity, from: oldValue) } }
    /// The shadow's blur radius, in points. 3 by default.
    open var shadowRadius: CGFloat = 3 { didSet { didChange(\.shadowRadius, from: oldValue) } }
    /// How far the shadow is from the layer, in points. 3 points upwards by default.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { didChange(\.shadowOffset, from: oldValue) } }
    /// The shadow's outline, which spares a device computing it. Stored, but has no effect here: the shadow is the layer's.
    open var shadowPath: CGPath?
    /// Filters of the layer and its sublayers. Stored, but has no effect, as on iOS.
    open var filters: [Any]?
    /// Filters of what is behind the layer. Stored, but has no effect, as on iOS.
    open var backgroundFilters: [Any]?
    /// The filter that combines the layer with what is behind it. Stored, but has no effect, as on iOS.
    open var compositingFilter: Any?
    /// Whether the layer is drawn as a bitmap. Stored, but has no effect here.
    open var shouldRasterize = false
    /// The density of that bitmap. Stored, but has no effect here.
    open var rasterizationScale: CGFloat = 1
    /// Pixels per point of the content. Stored, but has no effect here: drawings are as sharp as the screen.
    open var contentsScale: CGFloat = 1

    // MARK: Content

    /// An image over the whole layer: a `CGImage` or a `UIImage`. Other values draw nothing.
    open var contents: Any? { didSet { change() } }
    /// The layer whose opaque parts show this layer; nil shows everything.
    open var mask: CALayer? {
        didSet {
            oldValue?.superlayer = nil
            mask?.superlayer = self
            change()
        }
    }

    /// Draws what is in front of the background, in the layer's coordinates. Call `setNeedsDisplay()` to draw it anew.
    open func draw(in ctx: CGContext) {}
    /// Places the sublayers. It is called before the layer is drawn. Does nothing by default.
    open func layoutSublayers() {}
    /// Draws the layer anew.
    open func setNeedsDisplay() { change() }
    /// Draws a part anew: here, all of it.
    open func setNeedsDisplay(_ rect: CGRect) { change() }
    /// Places the sublayers before the next drawing, as always.
    open func setNeedsLayout() { change() }
    /// Places the sublayers at once.
    open func layoutIfNeeded() { layoutSublayers() }

    // MARK: For subclasses

    /// What the class draws in front of the background and the image.
    func drawOwnContent(in context: CGContext, bounds: CGRect) {}
    /// The layer's own value of a property; nil if animations can't move it.
    func ownValue(_ property: String) -> LayerValue? { commonValue(property) }
    /// Where the content is beyond the bounds, in the layer's coordinates.
    var contentExtent: CGRect { .null }
    /// Whether round corners cut the content off.
    var clipsContentAtCorners: Bool { true }

    /// Takes over what another layer of the same class shows at present.
    func adoptShown(of other: CALayer) { adoptCommon(of: other) }

    /// Something about the layer's look changed, so the view that draws it must draw anew.
    func change() {
        if Self.isPlacing { return }
        if let owner { owner.layerDidChange() } else { superlayer?.change() }
    }

    /// A property that animators move has been set.
    private func didChange<Value: Blendable & Equatable>(
        _ property: ReferenceWritableKeyPath<CALayer, Value>, from old: Value
    ) {
        guard self[keyPath: property] != old else { return }
        RecordedChanges.note(self, property, from: old)
        change()
    }

    /// Whether layers are placed for a drawing that is about to be made.
    private static var isPlacing = false

    /// Lets the layer and all below it place their sublayers.
    func layOutTree() {
        let outer = Self.isPlacing
        Self.isPlacing = true
        layoutSublayers()
        for placed in placed { placed.layer.layOutTree() }
        mask?.layOutTree()
        Self.isPlacing = outer
    }

    /// Takes over the properties of another layer.
    func copyLook(of other: CALayer) {
        (own, name, contents) = (other.own, other.name, other.contents)
        (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
        (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
        (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
        (shadowRadius, shadowOffset, shadowPath) = (other.shadowRadius, other.shadowOffset, other.shadowPath)
    }
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String
    /// A curve by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An arc of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that bends gradually, as of iOS's icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits, with Apple's values.
    public let rawValue: UInt
    /// Corners by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the smallest x and y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the largest x and smallest y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the smallest x and largest y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the largest x and y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)

    /// The same corners by their other names, which have the same values.
    var corners: UIRectCorner { UIRectCorner(rawValue: rawValue & 15) }
}
