import CoreGraphics
import Foundation
import UIKit
@_spi(Nodes) import ViewTree

/// Shows web pages: HTML of the app's, and pages of other sites.
///
/// See [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview). The page is in a sandboxed frame of the browser.
/// HTML of the app's (`loadHTMLString`, files, simulated requests, the app's own schemes) has an origin of its own there: its
/// scripts reach nothing of the app's page, have no cookies and no local storage, and share their world with the app's scripts.
/// Another site's page is only shown: no scripts of the app's run in it, its title and its links aren't known, and many sites
/// refuse to be framed, which a browser doesn't say. A page is loaded once the view is shown.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// A copy of the configuration that the view was made with.
    public let configuration: WKWebViewConfiguration
    /// Decides about navigations, and learns what becomes of them.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what a page asks for outside of itself.
    open weak var uiDelegate: (any WKUIDelegate)? { didSet { settingsDidChange() } }
    /// Where the page's size and position are, as far as they are known: those of the app's HTML. It isn't in the view: setting
    /// `isScrollEnabled` and `setContentOffset(_:animated:)` have an effect, its indicators, insets, zooming and refresh control don't.
    public let scrollView: UIScrollView
    /// The pages that were shown.
    public let backForwardList = WKBackForwardList()

    // MARK: The page

    /// The page's address.
    public internal(set) var url: URL? { didSet { propertiesDidChange() } }
    /// The page's title; empty for another site's.
    public internal(set) var title: String? { didSet { propertiesDidChange() } }
    /// Whether a page is being loaded.
    public internal(set) var isLoading = false { didSet { propertiesDidChange() } }
    /// How much of the page is loaded, from 0 to 1: a browser tells only that it begins, that its HTML is there, and that all is.
    public internal(set) var estimatedProgress = 0.0 { didSet { propertiesDidChange() } }
    /// Whether the page came encrypted: its address is one of `https`. What else it loads isn't known.
    public var hasOnlySecureContent: Bool { url?.scheme?.lowercased() == "https" }
    /// Whether there is a page before this one.
    public var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a page after this one.
    public var canGoForward: Bool { backForwardList.forwardItem != nil }

    // MARK: Settings

    /// Stored without effect: the browser's own gestures are for the app's pages.
    open var allowsBackForwardNavigationGestures = false
    /// Stored without effect: browsers have previews of their own.
    open var allowsLinkPreview = true
    /// Stored without effect: a frame has the browser's name.
    open var customUserAgent: String?
    /// Stored without effect: the browser decides.
    open var mediaType: String?
    /// Stored without effect: the browser zooms.
    open var pageZoom: CGFloat = 1
    /// Stored without effect: browsers have tools of their own.
    open var isInspectable = false
    /// Stored without effect: browsers search pages by themselves.
    open var isFindInteractionEnabled = false
    /// The color behind the page. Stored without effect: a page without a background is white, or clear if the view isn't opaque.
    open var underPageBackgroundColor: UIColor! = .systemBackground
    /// Whether a page without a background is white. If not, the view's background is seen.
    open override var isOpaque: Bool { didSet { settingsDidChange() } }

    let source = PageSource()
    /// The navigation that isn't over.
    var current: WKNavigation?
    /// The navigation that led to the page.
    var shown: WKNavigation?
    /// Whether the frame shows another page than the one that it was given.
    var hasLeft = false
    var calls = PageCalls()
    /// The alerts of the page: the one that is shown, and those that wait.
    var alerts: [String] = []
    /// Whether a page has opened this view, by a link to a new window or by a script.
    var isOpenedByScript = false
    var serial = 0
    var observations: [WeakObservation] = []
    /// Called after the observers.
    var didChangeProperties: () -> Void = {}
    /// Called when the page has scrolled or has another size.
    var didScroll: () -> Void = {}
    /// Called with what becomes of a navigation, after the delegate.
    var didReport: (WKNavigation, NavigationStep) -> Void = { _, _ in }
    var schemes: [String: any SchemeSource] = [:]

    // MARK: Making one

    /// A view without a page.
    /// - Parameter configuration: How it behaves. It is copied.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.duplicate()
        let scrollView = PageScrollView(frame: CGRect(origin: .zero, size: frame.size))
        self.scrollView = scrollView
        super.init(frame: frame)
        scrollView.page = self
        connect()
    }

    /// A view without a page, with the default configuration.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    private func connect() {
        for (scheme, handler) in configuration.schemeHandlers {
            schemes[scheme] = HandlerSource(handler: handler, webView: self)
        }
        source.receive = { [weak self] in self?.hear($0) }
        source.didLeave = { [weak self] in self?.failCalls() }
        source.didResize = { [weak self] in self?.didScroll() }
        hosting = { [source] in source.makeNode(in: $0.graph) }
        configuration.userContentController.watch(self) { [weak self] in self?.settingsDidChange() }
        settingsDidChange()
    }

    /// Whether browsers handle a scheme, so that an app can't.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "javascript", "ftp", "ws", "wss"]
            .contains(urlScheme.lowercased())
    }

    func settingsDidChange() {
        source.settings = PageSettings(
            handlers: configuration.userContentController.handlers, panels: uiDelegate != nil,
            opensWindows: configuration.preferences.javaScriptCanOpenWindowsAutomatically,
            scrolls: scrollView.isScrollEnabled, isClear: !isOpaque,
            isFullscreenAllowed: configuration.preferences.isElementFullscreenEnabled)
    }
}

/// What the app knows of the page's scrolling. The page scrolls by itself in its frame.
final class PageScrollView: UIScrollView {
    weak var page: WKWebView?
    /// Whether the page has scrolled already, so that it isn't to be told.
    private var isFollowing = false

    override var isScrollEnabled: Bool { didSet { page?.settingsDidChange() } }

    override var bounds: CGRect {
        didSet {
            guard bounds.origin != oldValue.origin, !isFollowing else { return }
            page?.scroll(to: bounds.origin)
        }
    }

    /// Takes over where the page is.
    func follow(_ offset: CGPoint, _ size: CGSize) {
        isFollowing = true
        defer { isFollowing = false }
        contentSize = size
        guard contentOffset != offset else { return }
        contentOffset = offset
    }
}
