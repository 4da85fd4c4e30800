import CoreGraphics
import SwiftUI

/// Shows a web page; see ``WKWebView`` for what a browser allows.
///
/// See [WebView](https://developer.apple.com/documentation/webkit/webview-swift.struct).
public struct WebView: View {
    @State private var own = OwnPage()
    private let page: WebPage?
    private let url: URL?

    /// The page of a view that has only an address.
    @MainActor private final class OwnPage {
        lazy var page = WebPage()
        nonisolated init() {}
    }

    /// Shows a page. One view can show it at a time.
    public init(_ page: WebPage) { (self.page, url) = (page, nil) }

    /// Shows what has an address, and another one when it changes.
    public init(url: URL?) { (page, self.url) = (nil, url) }

    /// The page's view.
    public var body: some View {
        PageRepresentation(page: page ?? own.page)
            .onChange(of: url, initial: true) { if let url { own.page.load(url) } }
    }
}

/// The UIKit view of a page.
private struct PageRepresentation: UIViewRepresentable {
    let page: WebPage
    @Environment(\.webViewLook) private var look

    /// What was told and asked last.
    final class Coordinator {
        var geometry = ScrollGeometry(
            contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        var position: ScrollPosition?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView { page.webView }

    func updateUIView(_ uiView: WKWebView, context: Context) {
        uiView.isOpaque = look.background != .hidden
        uiView.configuration.preferences.isElementFullscreenEnabled = look.isFullscreenAllowed
        uiView.settingsDidChange()
        follow(look.position?.wrappedValue, uiView, context.coordinator)
        let (coordinator, look) = (context.coordinator, look)
        uiView.didScroll = { [weak uiView] in if let uiView { Self.report(uiView, coordinator, look) } }
    }

    /// Scrolls where the app asks for it anew. Until then the visitor scrolls.
    private func follow(_ position: ScrollPosition?, _ view: WKWebView, _ coordinator: Coordinator) {
        guard let position, position != coordinator.position else { return }
        coordinator.position = position
        position.scroll(view)
    }

    private static func report(_ view: WKWebView, _ coordinator: Coordinator, _ look: WebViewLook) {
        let new = ScrollGeometry(
            contentOffset: view.scrollView.contentOffset,
            contentSize: CGSize(
                width: max(view.scrollView.contentSize.width, view.bounds.width),
                height: max(view.scrollView.contentSize.height, view.bounds.height)),
            contentInsets: EdgeInsets(), containerSize: view.bounds.size)
        let old = coordinator.geometry
        coordinator.geometry = new
        guard old != new else { return }
        for action in look.scrollActions { action(old, new) }
    }
}
