import CoreGraphics
import DisplayList
import Foundation

/// A view that is a window onto content larger than itself, which can be scrolled and magnified.
///
/// The browser scrolls and zooms by itself, and reports it to the view. It also applies what an app sets. See
/// [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
open class UIScrollView: UIView {
    /// Is notified of scrolling and zooming, and provides the view to zoom.
    open weak var delegate: (any UIScrollViewDelegate)? { didSet { displayDidChange() } }

    // MARK: Content

    /// The size of the content at the present scale, in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentDidChange() } } }

    /// The point of the content at the view's top left corner: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// The room around the content, in points. Content that is smaller than the view begins at the top left inset.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { contentDidChange() } } }

    /// The same as `contentInset`: the safe area adds nothing, since views are shown within it.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// How the safe area changes the insets. Has no effect here: views are shown within the safe area, or outside of it
    /// if SwiftUI ignores it there.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// Kept, and has no effect here.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    // MARK: Scrolling

    /// Whether users can scroll. The app can either way.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { displayDidChange() } } }
    /// Whether scrolling comes to rest at multiples of the view's size.
    open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { displayDidChange() } } }
    /// Whether indicators are shown. Browsers have one setting for both: they are shown unless both are switched off.
    open var showsHorizontalScrollIndicator = true { didSet { displayDidChange() } }
    /// Whether indicators are shown. Browsers have one setting for both: they are shown unless both are switched off.
    open var showsVerticalScrollIndicator = true { didSet { displayDidChange() } }

    /// Whether a finger holds the content. The same as `isDragging` here.
    public internal(set) var isTracking = false
    /// Whether a finger drags the content.
    public internal(set) var isDragging = false
    /// Whether the content is decelerating after a drag.
    public internal(set) var isDecelerating = false

    /// When scrolling takes the keyboard focus from a field. `none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none
    var settings = ScrollSettings()

    /// Lets a finger pull the content down to refresh it; nil if it can't.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.scrollView = nil
            refreshControl?.scrollView = self
            refreshDidChange()
        }
    }

    /// The control came, went, or began or ended a refresh.
    func refreshDidChange() { displayDidChange() }

    // MARK: Zooming

    /// The smallest scale to which users and the app can zoom. 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { if minimumZoomScale != oldValue { boundsOfZoomDidChange() } } }
    /// The largest scale to which users and the app can zoom. 1 by default; it has to be larger than the smallest for
    /// users to zoom.
    open var maximumZoomScale: CGFloat = 1 { didSet { if maximumZoomScale != oldValue { boundsOfZoomDidChange() } } }
    /// The zoom scale of the content; 1 is its own size. Values beyond the limits are clamped.
    open var zoomScale: CGFloat {
        get { currentScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether fingers may zoom beyond the limits. The content springs back when they are lifted.
    open var bouncesZoom = true { didSet { if bouncesZoom != oldValue { displayDidChange() } } }
    /// Whether fingers zoom at present.
    public internal(set) var isZooming = false
    /// Whether the content is animating back into the zoom limits. True only while the delegate is notified of it.
    public internal(set) var isZoomBouncing = false

    var currentScale: CGFloat = 1
    weak var zoomedView: UIView?
    var target: ScrollContent.Target?
    /// Whether an animated scroll that the app began is still running.
    var isScrollingByItself = false

    /// A view whose content is empty, and clipped.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    var arithmetic: ScrollArithmetic {
        ScrollArithmetic(size: bounds.size, contentSize: contentSize, inset: adjustedContentInset)
    }

    /// Never scrolls while fingers hold the content.
    private func contentDidChange() {
        displayDidChange()
        guard !isZooming, !isTracking else { return }
        let offset = arithmetic.clamped(contentOffset)
        if offset != contentOffset { go(to: offset, animated: false) }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.size != old.size { contentDidChange() }
    }

    private func boundsOfZoomDidChange() {
        displayDidChange()
        let scale = min(max(currentScale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        if scale != currentScale, !isZooming { setZoomScale(scale, animated: false) }
    }

    // MARK: In the page

    override func describe(_ element: inout DisplayElement) { describeScrolling(&element) }
    override func handle(_ action: ElementEvent.Action) -> Bool { hear(action) || recognise(action) }
    override var scrolledOffset: CGPoint { contentOffset }
    override var contentOrigin: CGPoint { .zero }
    override func isMagnifying(_ subview: UIView) -> Bool { subview === zoomedView }

    /// The browser zooms the view about its top left corner, so its position here is that at scale 1.
    override func place(of subview: UIView) -> CGPoint {
        guard subview === zoomedView else {
            let size = subview.layer.shownBounds(subview.bounds).size
            let center = subview.layer.shownPoint("position", subview.center)
            return CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        }
        let frame = subview.frame
        return CGPoint(x: frame.minX / currentScale, y: frame.minY / currentScale)
    }

    /// Not available: browsers decide how fast scrolling slows down.
    @available(*, unavailable, message: "Browsers decide how fast scrolling slows down")
    open var decelerationRate: CGFloat {
        get { 0 }
        set {}
    }
}
