import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// A rectangle of the screen that draws something, holds other views and handles input.
///
/// A view is shown inside of a `UIViewRepresentable`, or as a subview of a shown view. Its `ShownView` creates its
/// display element; an unchanged view sends nothing. See
/// [UIView](https://developer.apple.com/documentation/uikit/uiview).
open class UIView: UIResponder {
    // MARK: Geometry

    /// The view's rectangle in its own coordinates. Its origin is the point that is shown at the top left corner.
    open var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            RecordedChanges.note(self, \.bounds, from: oldValue)
            boundsDidChange(from: oldValue)
        }
    }

    /// The view's center in its superview, in points.
    open var center: CGPoint {
        didSet {
            guard center != oldValue else { return }
            RecordedChanges.note(self, \.center, from: oldValue)
            placeDidChange()
        }
    }

    /// The view's transform about its center.
    open var transform: CGAffineTransform = .identity {
        didSet {
            guard transform != oldValue else { return }
            RecordedChanges.note(self, \.transform, from: oldValue)
            placeDidChange()
        }
    }

    /// The view's rectangle in its superview. With a transform, it is the bounding box of the transformed view.
    open var frame: CGRect {
        get {
            let rect = CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
            return rect.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            let size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
            bounds.size = transform.isIdentity ? newValue.size : size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// How the view is resized with its superview. By default it isn't.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews are resized by their `autoresizingMask` when the view's size changes. True by default.
    open var autoresizesSubviews = true

    /// Whether the app and `autoresizingMask` determine the view's frame. If false, constraints do. True by default.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsDidChange() } }
    }
    /// The margins between the view's edges and its `layoutMarginsGuide`, in points.
    open var layoutMargins: UIEdgeInsets {
        get { marginsOfLayout }
        set {
            ownMargins = newValue
            constraintsDidChange()
        }
    }
    var ownMargins: UIEdgeInsets?

    /// The area of the view that notches and similar obstructions cover. Zero here, because SwiftUI lays views out
    /// inside the safe area; the window has the page's insets.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// What is called when the view's traits change.
    var traitWatches: [TraitChangeWatch] = []

    // MARK: Looks

    /// The layer, with the view's border, corners, shadow and further layers.
    public let layer: CALayer
    /// The class of the view's layer, `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    /// The background color; nil for none.
    open var backgroundColor: UIColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            RecordedChanges.note(self, backgroundFrom: oldValue)
            displayDidChange()
            controller?.navigationItem.look.ground = backgroundColor
        }
    }
    /// The opacity, from 0 to 1. A view with less than 0.01 gets no touches.
    open var alpha: CGFloat = 1 {
        didSet {
            guard alpha != oldValue else { return }
            RecordedChanges.note(self, \.alpha, from: oldValue)
            displayDidChange()
        }
    }
    /// Whether the view and its subviews are hidden, and get no touches.
    open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
    /// Whether subviews and content are clipped to the bounds.
    open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { displayDidChange() } } }
    /// The light or dark style of this view and its subviews. `unspecified`, the default, inherits the surrounding
    /// style.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { overrideDidChange(from: oldValue) } }
    }
    /// Whether the view's content is opaque. Stored, but has no effect here.
    open var isOpaque = true
    /// How content of another size is placed in the view. Only image views use it.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { displayDidChange() } } }
    /// The color of symbols and buttons in the view. It is inherited from the superview; the outermost view's default
    /// is blue.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }
    private(set) var ownTint: UIColor?
    /// Whether the tint is dimmed. It is inherited from the superview. Kept, and has no effect here: what lies behind an alert
    /// is dimmed as a whole.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ownTintAdjustmentMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustmentMode }
        set {
            ownTintAdjustmentMode = newValue
            tintColorDidChange()
        }
    }
    private var ownTintAdjustmentMode = TintAdjustmentMode.automatic
    /// The tint set on this view or the nearest ancestor; nil inherits SwiftUI's.
    var chosenTint: UIColor? { ownTint ?? superview?.chosenTint }

    // MARK: What an app knows it by

    /// A number for the app's own use, by which `viewWithTag` finds the view. 0 by default.
    open var tag = 0

    // MARK: Input

    /// Whether the view and its subviews get touches. True by default, except for images and labels.
    open var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { displayDidChange() } }
    }
    /// The view's gesture recognizers; nil if there are none.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private(set) lazy var touchFollower = TouchFollower()
    /// Whether the view gets touches of more than one finger. False by default.
    open var isMultipleTouchEnabled = false
    /// Whether other views get no touches meanwhile. Stored, but has no effect here.
    open var isExclusiveTouch = false

    // MARK: Accessibility

    /// Whether the view is a single element for assistive technology. A view with a label always is.
    open var isAccessibilityElement = false { didSet { if isAccessibilityElement != oldValue { displayDidChange() } } }
    /// A short description of the view, for assistive technology.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { meaningDidChange() } } }
    /// The view's value in words, for assistive technology. Used only with a label or `isAccessibilityElement`.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { meaningDidChange() } } }
    /// What happens when the view is used, for assistive technology. Used only with a label or
    /// `isAccessibilityElement`.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { meaningDidChange() } } }
    /// A name for tests. It isn't presented to users.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { meaningDidChange() } }
    }
    /// The kind of element that the view is. Selected, button, link, image, header and static text are passed on; other
    /// traits have no effect.
    open var accessibilityTraits: UIAccessibilityTraits = [] {
        didSet { if accessibilityTraits != oldValue { displayDidChange() } }
    }
    /// Whether the view and its subviews are hidden from assistive technology.
    open var accessibilityElementsHidden = false {
        didSet { if accessibilityElementsHidden != oldValue { displayDidChange() } }
    }

    /// Whether assistive technology ignores the view's siblings. Stored, but has no effect here.
    open var accessibilityViewIsModal = false
    /// Never called: a screen reader presses the element. An override's result says whether it did something.
    open func accessibilityActivate() -> Bool { false }

    // MARK: The tree

    /// The superview.
    public internal(set) weak var superview: UIView?
    /// The subviews, from back to front.
    public internal(set) var subviews: [UIView] = []
    /// The controller that owns the view.
    weak var controller: UIViewController?
    /// Creates the layout node of another framework's content (such as a scene), which is behind the subviews and
    /// handles its own events.
    package var hosting: ((any ViewHost) -> LayoutNode)?
    /// Called when the environment for SwiftUI views inside has changed.
    package var environmentDidChange: ((EnvironmentValues) -> Void)?
    /// The connection to the window; nil while the view isn't in one.
    var shown: ShownView?
    var node: GuestLayoutNode?
    /// Whether `layoutSubviews` must be called.
    var isLayoutDue = true
    var priorities = LayoutPriorities()
    var constraintState = ConstraintState()
    let guides = LayoutGuides()
    var textTuning = TextTuning()

    // MARK: Making one

    /// A view without content.
    /// - Parameter frame: In the superview's coordinates, in points.
    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        isUserInteractionEnabled = Self.takesInput
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
    }

    /// A view without a size.
    public override convenience init() { self.init(frame: .zero) }

    /// Always fails: there are no archives.
    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        isUserInteractionEnabled = true
        layer = CALayer()
        super.init()
        return nil
    }

    /// False for images and labels, which let touches through by default.
    class var takesInput: Bool { true }

    // MARK: For subclasses

    /// Lays out the subviews. It is called when the view's size has changed, and after `setNeedsLayout`. Subviews that
    /// are placed by constraints have their frames by then.
    open func layoutSubviews() {}
    /// Places the layers in the view's layer. It is called after `layoutSubviews`. Does nothing by default.
    open func layoutSublayers(of layer: CALayer) {}
    /// Override to change constraints in one place. Called before the first layout, and before layout after
    /// `setNeedsUpdateConstraints`. Does nothing by default.
    open func updateConstraints() {}
    /// Never called: there are no nib files.
    open func awakeFromNib() {}
    /// Never called: there is no Interface Builder.
    open func prepareForInterfaceBuilder() {}
    /// Whether the view requires constraints. Apps can override it, but it has no effect here.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Draws what is behind the subviews, in the current context: `UIGraphicsGetCurrentContext()`. What it draws is
    /// sent to the browser, which draws it as sharp as its screen is. It is called when the view is first shown, when
    /// its size changes, after `setNeedsDisplay()`, and when something observable that it read changes.
    open func draw(_ rect: CGRect) {}
    /// The preferred size of the view within an available size, in points. By default the view's current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The natural size of the view's content, in points. `noIntrinsicMetric` in both dimensions by default.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Called when a subview was added. Does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. Does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view's superview changes; nil if it is being removed. Does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view's superview has changed. Does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the view's window changes; nil if the view will no longer be shown. Does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view's window has changed. Does nothing by default.
    open func didMoveToWindow() {}
    /// Called when the view's traits changed: light or dark, or the text size. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when the tint changed. Redraws the view, and calls the same method of subviews without a tint of their
    /// own.
    open func tintColorDidChange() {
        displayDidChange()
        updateFace()
        for subview in subviews where subview.ownTint == nil { subview.tintColorDidChange() }
    }

    /// Whether a point of this view's coordinates is inside its bounds. The browser decides which element a tap is for: an
    /// override changes what `hitTest(_:with:)` says, and which view a touch is reported for, but not where the view
    /// can be tapped.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The frontmost view at a point of this view's coordinates: a descendant or the view itself; nil if the point is
    /// outside, or the view is hidden, nearly transparent or doesn't get touches. The browser decides which element a
    /// tap is for, as `point(inside:with:)` says.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }

    /// Takes the keyboard focus from a field in this view. Returns whether a field gave it up.
    /// - Parameter force: Whether a field loses the focus even if its delegate refuses.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let graph = shown?.window, let node else { return false }
        if let field = graph.firstResponder as? FieldModel, field.owner?.isDescendant(of: self) == true {
            return field.giveUpKeyboard(isForced: force)
        }
        return graph.endEditing(in: node)
    }

    /// The value of a missing dimension in `intrinsicContentSize`.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The responder that handles events that the view doesn't: its controller, otherwise its superview.
    open override var next: UIResponder? { controller ?? superview }

    /// Whether the view hosts a SwiftUI view, whose height depends on its width.
    var isHostingView: Bool { false }
    /// Whether the view represents the whole page.
    var isPage: Bool { false }
    /// Lets a subclass change its display element.
    func describe(_ element: inout DisplayElement) {}
    /// An accessibility attribute changed.
    func meaningDidChange() {
        displayDidChange()
        updateFace()
    }
    /// The view is an appearance proxy of its class now.
    func becomeProxy(in containers: [any UIAppearanceContainer.Type]) {}
    /// Updates the face: the accessibility attributes, the tint or, for a control, the state changed.
    func updateFace() {}
    /// What the view draws behind its subviews.
    func drawing() -> ViewDrawing? { drawingOfLayer() ?? drawingOfApp() }
    /// Where the origin of the view's coordinates is in its element.
    var contentOrigin: CGPoint { CGPoint(x: -bounds.minX, y: -bounds.minY) }
    /// The position of a subview's untransformed rectangle in the element.
    func place(of subview: UIView) -> CGPoint {
        let center = subview.layer.shownPoint("position", subview.center)
        let size = subview.layer.shownBounds(subview.bounds).size
        return CGPoint(x: center.x - size.width / 2 - bounds.minX, y: center.y - size.height / 2 - bounds.minY)
    }
    /// How far the browser has scrolled the content.
    var scrolledOffset: CGPoint { .zero }
    /// The element's transform, about its middle.
    var shownTransform: CGAffineTransform { superview?.isMagnifying(self) == true ? .identity : transform }
    /// Whether the browser applies the subview's scale itself.
    func isMagnifying(_ subview: UIView) -> Bool { false }
    /// Handles an event; false passes it on to the superview.
    func handle(_ action: ElementEvent.Action) -> Bool { recognise(action) }
    /// The view's text for assistive technology.
    var spokenText: String {
        accessibilityLabel ?? subviews.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
    }
    /// Called when the bounds changed.
    func boundsDidChange(from old: CGRect) {
        if bounds.size != old.size {
            constraintState.isDue = true
            setNeedsLayout()
            if autoresizesSubviews { for subview in subviews { subview.autoresize(from: old.size, to: bounds.size) } }
        }
        placeDidChange()
    }
}
