import SwiftUI

/// What modifiers say about web views below.
struct WebViewLook {
    var background = Visibility.automatic
    var isFullscreenAllowed = false
    var position: Binding<ScrollPosition>?
    var scrollActions: [@MainActor (ScrollGeometry, ScrollGeometry) -> Void] = []
}

extension EnvironmentValues {
    @Entry var webViewLook: WebViewLook = WebViewLook()
}

extension ScrollPosition {
    /// Scrolls a page to the edge or the point that the app asks for. A view's identity names nothing in a page.
    @MainActor func scroll(_ view: WKWebView) {
        let scroll = view.scrollView
        let rest = CGSize(
            width: max(scroll.contentSize.width - view.bounds.width, 0),
            height: max(scroll.contentSize.height - view.bounds.height, 0))
        var offset = scroll.contentOffset
        switch edge {
        case .top: offset.y = 0
        case .bottom: offset.y = rest.height
        case .leading: offset.x = 0
        case .trailing: offset.x = rest.width
        case nil: offset = CGPoint(x: x ?? point?.x ?? offset.x, y: y ?? point?.y ?? offset.y)
        }
        scroll.setContentOffset(offset, animated: false)
    }
}

extension WebView {
    /// Whether swipes go back and forward.
    public struct BackForwardNavigationGesturesBehavior: Sendable {
        /// The web view decides.
        public static let automatic = Self()
        /// They do.
        public static let enabled = Self()
        /// They don't.
        public static let disabled = Self()
    }

    /// Whether two fingers magnify the page.
    public struct MagnificationGesturesBehavior: Sendable {
        /// The web view decides.
        public static let automatic = Self()
        /// They do.
        public static let enabled = Self()
        /// They don't.
        public static let disabled = Self()
    }

    /// Whether a long press on a link shows what is there.
    public struct LinkPreviewBehavior: Sendable {
        /// The web view decides.
        public static let automatic = Self()
        /// It does.
        public static let enabled = Self()
        /// It doesn't.
        public static let disabled = Self()
    }

    /// Whether a page may show something on the full screen.
    public struct ElementFullscreenBehavior: Sendable {
        let isAllowed: Bool
        /// The web view decides: not.
        public static let automatic = Self(isAllowed: false)
        /// It may.
        public static let enabled = Self(isAllowed: true)
        /// It may not.
        public static let disabled = Self(isAllowed: false)
    }

    /// What a context menu is for.
    public struct ActivatedElementInfo: Hashable, Sendable {
        /// The address of the link.
        public let linkURL: URL?
    }
}

extension View {
    /// Accepted without effect: the browser's own gestures are for the app's pages.
    public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }

    /// Accepted without effect: the browser magnifies.
    public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
        self
    }

    /// Accepted without effect: browsers have previews of their own.
    public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

    /// Accepted without effect: a browser has its own menu in a frame.
    public func webViewContextMenu(
        @ViewBuilder menu: @MainActor @escaping (WebView.ActivatedElementInfo) -> some View
    ) -> some View { self }

    /// Accepted without effect: a page's texts can be selected, as in any browser.
    public func webViewTextSelection(_ selectability: some TextSelectability) -> some View { self }

    /// Whether a page may show something on the full screen.
    public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
        transformEnvironment(\.webViewLook) { $0.isFullscreenAllowed = value.isAllowed }
    }

    /// Whether a page without a background is white. If it is hidden, what lies behind the view is seen.
    public func webViewContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.webViewLook) { $0.background = visibility }
    }

    /// Scrolls the app's HTML to an edge or a point. The binding doesn't follow the visitor; use
    /// ``webViewOnScrollGeometryChange(for:of:action:)``.
    public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
        transformEnvironment(\.webViewLook) { $0.position = position }
    }

    /// Calls an action when what is made of a page's scrolling has changed. Only for the app's HTML: where another site's page
    /// is isn't known.
    public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        transformEnvironment(\.webViewLook) { look in
            look.scrollActions.append { old, new in
                let (before, value) = (transform(old), transform(new))
                if before != value { action(before, value) }
            }
        }
    }
}
