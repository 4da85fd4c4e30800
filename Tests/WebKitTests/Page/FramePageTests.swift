import BrowserHost
import BrowserTesting
import DisplayList
import Foundation
import SwiftUI
import Testing
import WebKit

private final class Listener: NSObject, WKScriptMessageHandler {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { diary.note(message.body as? String ?? "") }
}

private final class Finishes: NSObject, WKNavigationDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { diary.note("finished") }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        diary.note("asked \(navigationAction.request.url?.absoluteString ?? "")")
        return navigationAction.navigationType == .linkActivated ? .cancel : .allow
    }
}

@MainActor
@Suite("Web views in Chromium", .serialized)
struct FramePageTests {
    private let diary = Diary()

    /// Shows a web view in a page of a real Chromium, served by its own host.
    private func run(_ view: WKWebView, _ body: @MainActor (Page) async throws -> Void) async throws {
        let state = AppState(OneView(view: ShownWebView(view: view)))
        let host = BrowserHost(configuration: HostConfiguration(port: 0, page: .init(title: "Test"))) { handle in
            AppWindow(app: state, name: "Test") { [weak handle] in handle?.setNeedsRender() }
        }
        let address = try host.start()
        defer { host.stop() }
        try await Browser.shared().withPage(PageOptions(width: 400, height: 300)) { page in
            try await page.navigate(to: address)
            try await page.waitFor("document.querySelector('iframe.web-page') !== null")
            try await body(page)
        }
    }

    @Test func `HTML runs its scripts apart from the app's page, and the app asks it`() async throws {
        let configuration = WKWebViewConfiguration()
        let listener = Listener(diary)
        configuration.userContentController.add(listener, name: "told")
        let view = WKWebView(frame: .zero, configuration: configuration)
        let finishes = Finishes(diary)
        view.navigationDelegate = finishes
        view.loadHTMLString(
            """
            <!doctype html><title>Tea</title><body style="margin: 0; height: 1500px"><a id="link" href="next">Next</a>
            <script>
              try { parent.document.title } catch (error) { webkit.messageHandlers.told.postMessage(error.name) }
            </script>
            """, baseURL: URL(string: "https://tea.example/shop/"))
        try await run(view) { page in
            await diary.wait(for: "SecurityError")
            await diary.wait(for: "finished")
            #expect(view.title == "Tea")
            #expect(try await view.evaluateJavaScript("document.body.scrollHeight") as? CGFloat == 1500)
            let sum = try await view.callAsyncJavaScript(
                "return await Promise.resolve(a + b.length)", arguments: ["a": 40, "b": [1, 2]], contentWorld: .page)
            #expect(sum as? Int == 42)
            await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("nope()") }
            try await view.evaluateJavaScript("document.getElementById('link').click()")
            await diary.wait(for: "asked https://tea.example/shop/next")
            #expect(
                try await page.evaluate("document.querySelector('iframe').sandbox.contains('allow-same-origin')")
                    == .bool(false))
        }
    }

    @Test func `a film alone is shown as its site's page`() async throws {
        let view = WKWebView()
        view.loadHTMLString(
            #"<body><iframe src="https://films.invalid/embed/1?a=1&amp;b=2"></iframe></body>"#, baseURL: nil)
        try await run(view) { page in
            try await page.waitFor("document.querySelector('iframe').src === 'https://films.invalid/embed/1?a=1&b=2'")
        }
    }
}

/// An app with one view.
@MainActor
private struct OneView<V: View>: App {
    let view: V
    init(view: V) { self.view = view }
    init() { fatalError("a test gives the view") }
    var body: some SwiftUI.Scene { WindowGroup { view } }
}
