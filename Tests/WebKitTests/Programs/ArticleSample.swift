import SwiftUI
import WebKit

/// An article with the app's own style sheet, as published apps show HTML in SwiftUI.
struct ArticleView: UIViewRepresentable {
    let body_: String
    @Binding var height: CGFloat
    var openedLink: (URL) -> Void = { _ in }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> WKWebView {
        let preferences = WKWebpagePreferences()
        preferences.allowsContentJavaScript = true
        let configuration = WKWebViewConfiguration()
        configuration.defaultWebpagePreferences = preferences
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = []
        configuration.dataDetectorTypes = [.link, .phoneNumber]
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = context.coordinator
        webView.scrollView.isScrollEnabled = false
        webView.scrollView.bounces = false
        webView.scrollView.showsVerticalScrollIndicator = false
        webView.isOpaque = false
        webView.backgroundColor = .clear
        webView.allowsLinkPreview = false
        return webView
    }

    func updateUIView(_ webView: WKWebView, context: Context) {
        guard context.coordinator.shownBody != body_ else { return }
        context.coordinator.shownBody = body_
        webView.loadHTMLString(Self.page(body_), baseURL: nil)
    }

    private static func page(_ body: String) -> String {
        """
        <!DOCTYPE html>
        <html><head>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <style>body { font: -apple-system-body; margin: 16px; } @media (prefers-color-scheme: dark) { body { color: white } }</style>
        </head><body>\(body)</body></html>
        """
    }

    final class Coordinator: NSObject, WKNavigationDelegate {
        var parent: ArticleView
        var shownBody: String?

        init(_ parent: ArticleView) { self.parent = parent }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            webView.evaluateJavaScript("document.body.scrollHeight") { [weak self] result, error in
                guard error == nil, let height = result as? CGFloat else { return }
                self?.parent.height = height
            }
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            if navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url {
                parent.openedLink(url)
                decisionHandler(.cancel)
                return
            }
            decisionHandler(.allow)
        }

        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
            print(error.localizedDescription)
        }
    }
}

/// A film, embedded as such sites say.
struct FilmView: UIViewRepresentable {
    let videoID: String

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ uiView: WKWebView, context: Context) {
        guard let url = URL(string: "https://www.youtube.com/embed/\(videoID)") else { return }
        uiView.scrollView.isScrollEnabled = false
        uiView.loadHTMLString(
            """
            <html><body style="margin:0"><iframe width="100%" height="100%" src="\(url)" frameborder="0" allowfullscreen></iframe></body></html>
            """, baseURL: nil)
    }
}
