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

    /// The view's own coordinates: how large it is, and which of its points is at its top left corner.
    open var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            boundsDidChange(from: oldValue)
        }
    }

    /// The place of the view's middle in its superview, in points.
    open var center: CGPoint { didSet { if center != oldValue { placeDidChange() } } }

    /// How the view is turned and scaled about its middle.
    open var transform: CGAffineTransform = .identity { didSet { if transform != oldValue { placeDidChange() } } }

    /// The rectangle in the superview: around the transformed view, where there is a transform.
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

    /// How the view changes with its superview's size. By default it stays as it is.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews grow by their `autoresizingMask` when the size changes. True by default.
    open var autoresizesSubviews = true

    /// Whether the view's frame is given: by the app, and by `autoresizingMask`. If not, rules of layout place it. True
    /// by default.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsDidChange() } }
    }
    /// The room inside the edges that `layoutMarginsGuide` leaves out, in points.
    open var layoutMargins: UIEdgeInsets {
        get { marginsOfLayout }
        set {
            ownMargins = newValue
            constraintsDidChange()
        }
    }
    var ownMargins: UIEdgeInsets?

    /// What the device's edges cover of the view. None here, since SwiftUI lays views out beside them; the window tells
    /// of the page's.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    // MARK: Looks

    /// The surface, the outline and the shadow.
    public let layer = CALayer()
    /// The colour of the surface; nil is none.
    open var backgroundColor: UIColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            displayDidChange()
            controller?.navigationItem.look.ground = backgroundColor
        }
    }
    /// The opacity, from 0 to 1. A view of less than 0.01 isn't touched.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { displayDidChange() } } }
    /// Whether the view, with all that is in it, isn't shown or touched.
    open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
    /// Whether what reaches beyond the bounds is clipped.
    open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { displayDidChange() } } }
    /// Light or dark, in this view and those inside. `unspecified`, the default, takes what is around.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { overrideDidChange(from: oldValue) } }
    }
    /// A hint that what the view draws is opaque. Kept, and has no effect here.
    open var isOpaque = true
    /// Where content is that isn't as large as the view. Only image views ask for it.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { displayDidChange() } } }
    /// The colour of symbols and buttons in the view. Without one of its own the view has its superview's; the
    /// outermost one's is blue.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }
    private var ownTint: UIColor?
    /// The tint set on this view or the nearest ancestor; nil inherits SwiftUI's.
    var chosenTint: UIColor? { ownTint ?? superview?.chosenTint }

    // MARK: What an app knows it by

    /// A number of the app's, by which `viewWithTag` finds the view. 0 by default.
    open var tag = 0

    // MARK: Input

    /// Whether the view, with all that is in it, can be touched. True by default, except for images and labels.
    open var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { displayDidChange() } }
    }
    /// What recognises gestures on the view; nil if nothing does.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private(set) lazy var touchFollower = TouchFollower()
    /// Whether the view gets touches of more than one finger. False by default.
    open var isMultipleTouchEnabled = false

    // MARK: Accessibility

    /// Whether assistive technology is told of the view as one thing. A view with a label is one either way.
    open var isAccessibilityElement = false { didSet { if isAccessibilityElement != oldValue { displayDidChange() } } }
    /// What the view is, in a few words. It is said to people who don't see it.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { meaningDidChange() } } }
    /// The value of what the view shows, in words. It is said where there is a label too, or `isAccessibilityElement`.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { meaningDidChange() } } }
    /// What happens when the view is used, in words. It is said where there is a label too, or
    /// `isAccessibilityElement`.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { meaningDidChange() } } }
    /// A name for tests. It isn't presented to users.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { meaningDidChange() } }
    }
    /// What kind of thing the view is. Selected, button, link, image, header and static text are told; other traits
    /// have no effect.
    open var accessibilityTraits: UIAccessibilityTraits = [] {
        didSet { if accessibilityTraits != oldValue { displayDidChange() } }
    }
    /// Whether the view, with all that is in it, is hidden from assistive technology.
    open var accessibilityElementsHidden = false {
        didSet { if accessibilityElementsHidden != oldValue { displayDidChange() } }
    }

    // MARK: The tree

    /// The view that this one is in.
    public internal(set) weak var superview: UIView?
    /// The views in this one, from back to front.
    public internal(set) var subviews: [UIView] = []
    /// The controller that owns the view.
    weak var controller: UIViewController?
    /// Makes the layout node of another framework's content (such as a scene), which is behind the subviews and handles
    /// its own events.
    package var hosting: ((any ViewHost) -> LayoutNode)?
    /// Called when the environment for SwiftUI views inside has changed.
    package var environmentDidChange: ((EnvironmentValues) -> Void)?
    /// The connection to the window; nil while the view is in none.
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
        super.init()
        return nil
    }

    /// False for images and labels, which let touches through by default.
    class var takesInput: Bool { true }

    // MARK: For subclasses

    /// Places the subviews. It is called when the view's size changed, or after `setNeedsLayout`. Views that leave
    /// their places to rules of layout have them already.
    open func layoutSubviews() {}
    /// Override to change constraints in one place. Called before the first layout, and before layout after
    /// `setNeedsUpdateConstraints`. Does nothing by default.
    open func updateConstraints() {}
    /// Whether the view needs rules of layout. Kept for views that say so, and has no effect here.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Draws what is behind the subviews, in the current context: `UIGraphicsGetCurrentContext()`. What it draws is
    /// sent to the browser, which draws it as sharp as its screen is. It is called when the view is first shown, when
    /// its size changes, after `setNeedsDisplay()`, and when something observable that it read changes.
    open func draw(_ rect: CGRect) {}
    /// The size that suits the view best in a size that is offered, in points. By default the view's present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The size that the content has by itself, in points. `noIntrinsicMetric` in both directions by default.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Called when a view was added. Does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view is taken out. Does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view is put into another, or taken out of it with nil. Does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view was put into another, or taken out of it. Does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the view is shown, and before it is no longer shown with nil. Does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view is shown, or is no longer. Does nothing by default.
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

    /// Takes the keyboard from what has it in this view. Returns whether there was something that gave it up.
    /// - Parameter force: Whether it is taken from a field that wants to keep it too.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let graph = shown?.window, let node else { return false }
        if let field = graph.firstResponder as? FieldModel, field.owner?.isDescendant(of: self) == true {
            return field.giveUpKeyboard(isForced: force)
        }
        return graph.endEditing(in: node)
    }

    /// Stands for a missing dimension in `intrinsicContentSize`.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The responder that handles events that the view doesn't: its controller, otherwise its superview.
    open override var next: UIResponder? { controller ?? superview }

    /// Whether the view shows a view of SwiftUI, whose height depends on its width.
    var isHostingView: Bool { false }
    /// Whether the view stands for the whole page.
    var isPage: Bool { false }
    /// Lets a subclass add to its element.
    func describe(_ element: inout DisplayElement) {}
    /// An accessibility attribute changed.
    func meaningDidChange() {
        displayDidChange()
        updateFace()
    }
    /// Updates the face: the accessibility attributes, the tint or, for a control, the state changed.
    func updateFace() {}
    /// What the view draws behind its subviews.
    func drawing() -> ViewDrawing? { drawingOfApp() }
    /// The position of a subview's untransformed rectangle in the element.
    func place(of subview: UIView) -> CGPoint {
        CGPoint(
            x: subview.center.x - subview.bounds.width / 2 - bounds.minX,
            y: subview.center.y - subview.bounds.height / 2 - bounds.minY)
    }
    /// How far the browser has scrolled the content.
    var scrolledOffset: CGPoint { .zero }
    /// The element's transform, about its middle.
    var shownTransform: CGAffineTransform { superview?.isMagnifying(self) == true ? .identity : transform }
    /// Whether the browser scales that subview by itself.
    func isMagnifying(_ subview: UIView) -> Bool { false }
    /// Handles an event; false passes it on to the superview.
    func handle(_ action: ElementEvent.Action) -> Bool { recognise(action) }
    /// The text that stands for the view in assistive technology.
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
