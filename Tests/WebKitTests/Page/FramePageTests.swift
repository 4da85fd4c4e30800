import BrowserHost
import BrowserTesting
import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import WebKit

private final class Listener: NSObject, WKScriptMessageHandler {
    let diary: Diary
    /// How many lists are in each other.
    private(set) var depths: [Int] = []
    init(_ diary: Diary) { self.diary = diary }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        diary.note(message.body as? String ?? "")
        depths.append(depth(of: message.body))
    }

    private func depth(of value: Any) -> Int { (value as? [Any]).map { 1 + ($0.first.map(depth) ?? 0) } ?? 0 }
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
    private func run(
        _ view: WKWebView, opacity: Double = 1, _ body: @MainActor (Page) async throws -> Void
    ) async throws {
        let state = AppState(OneView(view: ShownWebView(view: view).opacity(opacity)))
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

    @Test func `many, long and deep messages all come, and cost the visitor no connection`() async throws {
        let configuration = WKWebViewConfiguration()
        let listener = Listener(diary)
        configuration.userContentController.add(listener, name: "told")
        let view = WKWebView(frame: .zero, configuration: configuration)
        let finishes = Finishes(diary)
        view.navigationDelegate = finishes
        view.loadHTMLString(
            """
            <script>
              const tell = (body) => webkit.messageHandlers.told.postMessage(body);
              for (let number = 0; number < 400; number += 1) tell("message " + number);
              let deep = "bottom";
              for (let depth = 0; depth < 40; depth += 1) deep = [deep];
              tell(deep);
              tell("é".repeat(100000));
              try { tell("a".repeat(300000)) } catch { tell("too long") }
            </script>
            """, baseURL: nil)
        try await run(view) { page in
            await diary.wait(for: "too long")
            await diary.wait(for: "finished")
            #expect(diary.entries.filter { $0.hasPrefix("message ") }.count == 400)
            #expect(diary.entries.contains(String(repeating: "é", count: 100_000)))
            #expect(listener.depths.contains(40))
            let long = try await view.evaluateJavaScript("'y'.repeat(200000)") as? String
            #expect(long?.count == 200_000)
            await #expect(throws: WKError(PageReport.Failure.unsupportedType)) {
                _ = try await view.evaluateJavaScript("'y'.repeat(300000)")
            }
        }
    }

    @Test func `a page that isn't seen yet is loaded, and says so`() async throws {
        let view = WKWebView()
        let finishes = Finishes(diary)
        view.navigationDelegate = finishes
        view.loadHTMLString("<title>Tea</title>", baseURL: nil)
        try await run(view, opacity: 0) { _ in
            await diary.wait(for: "finished")
            #expect(view.title == "Tea")
        }
    }

    @Test func `a page's own scripts don't get the port to the app's page`() async throws {
        let view = WKWebView()
        view.loadHTMLString(
            """
            <script>MessagePort.prototype.postMessage = function () { window.stolen = this };</script>
            <button onclick="alert()">Tea</button>
            """, baseURL: nil)
        try await run(view) { _ in
            _ = try await view.evaluateJavaScript("document.querySelector('button').click()")
            #expect(try await view.evaluateJavaScript("typeof stolen") as? String == "undefined")
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
