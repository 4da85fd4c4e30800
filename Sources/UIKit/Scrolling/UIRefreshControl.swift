import Foundation

/// Begins a refresh when a finger pulls a scroll view down from its top: the control of a scroll view, a table or a collection.
///
/// Its action for `valueChanged` loads new content, then calls `endRefreshing()`. The browser draws the spinner. See
/// [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
open class UIRefreshControl: UIControl {
    /// Whether a refresh is in progress.
    public private(set) var isRefreshing = false { didSet { if !isBeingPulled { isSpinning = isRefreshing } } }
    /// Whether the spinner is shown. A pull shows it in any case, since the browser has shown it already.
    private(set) var isSpinning = false { didSet { if isSpinning != oldValue { scrollView?.refreshDidChange() } } }
    private var isBeingPulled = false
    /// Stored, but has no effect here: the spinner has no title.
    open var attributedTitle: NSAttributedString?
    weak var scrollView: UIScrollView?
    /// Pulls of a table's list, which wait for the end of the refresh.
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// A control that isn't refreshing.
    public convenience init() { self.init(frame: .zero) }

    /// A control that isn't refreshing.
    /// - Parameter frame: Ignored: the browser places the spinner.
    public override init(frame: CGRect) {
        super.init(frame: .zero)
        isHidden = true
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    override class var isButton: Bool { false }

    /// Shows that a refresh is in progress, which the app began. Actions aren't sent.
    open func beginRefreshing() { isRefreshing = true }

    /// Ends the refresh.
    open func endRefreshing() {
        isRefreshing = false
        let ended = waiting
        waiting = []
        ended.forEach { $0.resume() }
    }

    /// A person pulled the content down.
    func wasPulled() {
        (isBeingPulled, isSpinning) = (true, true)
        if isEnabled, !isRefreshing {
            isRefreshing = true
            valueDidChange()
        }
        isBeingPulled = false
        guard !isRefreshing else { return }
        // The app has ended it at once: the browser hides the spinner with the next frame.
        Task { if !isRefreshing { isSpinning = false } }
    }

    /// The same, for a list, which shows the spinner until the refresh has ended.
    func refresh() async {
        guard isEnabled else { return }
        wasPulled()
        guard isRefreshing else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// In a scroll view, as apps before iOS 10 add it, the control is that view's.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let scrollView = superview as? UIScrollView, scrollView.refreshControl !== self else { return }
        scrollView.refreshControl = self
    }

    deinit { for waiting in waiting { waiting.resume() } }
}
