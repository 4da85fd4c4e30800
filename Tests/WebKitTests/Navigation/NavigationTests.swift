import Foundation
import JSONSyntax
import SwiftUI
import Testing

@testable import WebKit

/// Notes every step of the navigations.
private final class Steps: NSObject, WKNavigationDelegate {
    let diary: Diary
    var refuses: (WKNavigationAction) -> Bool = { _ in false }
    private(set) var actions: [WKNavigationAction] = []

    init(_ diary: Diary) { self.diary = diary }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        actions.append(navigationAction)
        diary.note("asked \(navigationAction.request.url?.absoluteString ?? "")")
        return refuses(navigationAction) ? .cancel : .allow
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        diary.note("response \(navigationResponse.response.mimeType ?? "")")
        decisionHandler(.allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        diary.note("started")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { diary.note("committed") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { diary.note("finished") }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        diary.note("failed \((error as NSError).code)")
    }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { diary.note("failed early \((error as NSError).code)") }
}

@MainActor
@Suite("Navigations of web views", .timeLimit(.minutes(2)))
struct NavigationTests {
    private let view = WKWebView()
    private let diary = Diary()
    private let steps: Steps
    private let window: WebWindow

    init() {
        steps = Steps(diary)
        view.navigationDelegate = steps
        window = WebWindow(showing: view)
    }

    private func show(_ html: String, base: String? = nil, as number: Int) async throws {
        view.loadHTMLString(html, baseURL: base.flatMap { URL(string: $0) })
        await window.waitForPage(number)
        try window.load(title: html)
    }

    @Test func `HTML is asked about, begins and finishes, in that order`() async throws {
        view.loadHTMLString("<p>Tea", baseURL: URL(string: "https://tea.example/shop/"))
        #expect(view.isLoading && view.estimatedProgress == 0.1 && view.url?.host == "tea.example")
        await window.waitForPage(1)
        #expect(window.part("page")?["html"] == .string("<p>Tea"))
        #expect(window.part("page")?["base"] == .string("https://tea.example/shop/"))
        try window.load(title: "Tea")
        #expect(
            diary.entries == [
                "asked https://tea.example/shop/", "started", "response text/html", "committed", "finished",
            ])
        #expect(view.title == "Tea" && view.url?.host == "tea.example" && !view.isLoading)
        #expect(view.estimatedProgress == 1 && view.hasOnlySecureContent)
    }

    @Test func `another site's page is framed by its address, and is loaded once`() async throws {
        view.load(URLRequest(url: URL(string: "https://tea.example/a?b=c")!))
        await window.waitForPage(1)
        #expect(window.part("page")?["address"] == .string("https://tea.example/a?b=c"))
        #expect(window.part("page")?["html"] == nil)
        try window.report(#"{"loaded": true}"#)
        try window.report(#"{"loaded": true}"#)
        #expect(diary.entries.suffix(3) == ["response text/html", "committed", "finished"])
    }

    @Test func `what the delegate refuses isn't loaded`() async throws {
        steps.refuses = { $0.request.url?.host == "blocked.example" }
        view.load(URLRequest(url: URL(string: "https://blocked.example")!))
        await diary.wait(for: "asked https://blocked.example")
        try await show("<p>Tea", as: 1)
        #expect(view.url == URL(string: "about:blank") && !diary.entries.contains("failed early 102"))
    }

    @Test func `a link is the delegate's to decide, and leads on where it allows that`() async throws {
        try await show("<a href='/next'>", base: "https://tea.example/", as: 1)
        steps.refuses = { $0.request.url?.path == "/bad" }
        try window.report(#"{"link": {"address": "https://tea.example/bad", "kind": "link", "isNew": false}}"#)
        await diary.wait(for: "asked https://tea.example/bad")
        try window.report(#"{"link": {"address": "https://tea.example/next", "kind": "link", "isNew": false}}"#)
        await window.waitForPage(2)
        #expect(window.part("page")?["address"] == .string("https://tea.example/next"))
        #expect(steps.actions.last?.navigationType == .linkActivated && steps.actions.last?.targetFrame != nil)
        #expect(steps.actions.count == 3)
    }

    @Test func `a link into the same page scrolls there`() async throws {
        try await show("<h2 id=tea>", base: "https://tea.example/", as: 1)
        try window.report(#"{"link": {"address": "https://tea.example/#green%20tea", "kind": "link"}}"#)
        let call = await window.waitForPart("call 1")
        #expect(call?["arguments"]?["name"] == .string("green tea"))
        #expect(window.pageNumber == 1 && view.url?.fragment() == "green%20tea")
    }

    @Test func `back and forward show the pages again, until another one is loaded`() async throws {
        for (number, name) in ["one", "two", "three"].enumerated() { try await show(name, as: number + 1) }
        #expect(view.backForwardList.backList.map(\.title) == ["one", "two"] && !view.canGoForward)
        view.goBack()
        await window.waitForPage(4)
        #expect(window.part("page")?["html"] == .string("two"))
        try window.load(title: "two")
        #expect(view.canGoBack && view.canGoForward && view.backForwardList.currentItem?.title == "two")
        #expect(steps.actions.last?.navigationType == .backForward)
        view.reload()
        await window.waitForPage(5)
        try window.load(title: "two")
        #expect(view.backForwardList.forwardItem?.title == "three")
        try await show("four", as: 6)
        #expect(view.backForwardList.backList.map(\.title) == ["one", "two"] && !view.canGoForward)
        #expect(view.backForwardList.item(at: .max) == nil && view.backForwardList.item(at: .min) == nil)
    }

    @Test func `what can't be loaded fails before it is shown`() async throws {
        view.load(URLRequest(url: URL(string: "mailto:mina@tea.example")!))
        await diary.wait(for: "failed early \(URLError.unsupportedURL.rawValue)")
        let nowhere = URL(fileURLWithPath: "/nowhere")
        view.loadFileURL(nowhere.appending(path: "at.html"), allowingReadAccessTo: nowhere)
        await diary.wait(for: "failed early \(URLError.fileDoesNotExist.rawValue)")
        view.load(Data(), mimeType: "application/zip", characterEncodingName: "", baseURL: URL(string: "about:blank")!)
        await diary.wait(for: "failed early 100")
        #expect(!view.isLoading && view.url == nil && window.pageNumber == 0)
    }

    @Test func `stopping ends a navigation as cancelled`() async throws {
        view.loadHTMLString("<p>Tea", baseURL: nil)
        await window.waitForPage(1)
        try window.report(#"{"committed": true}"#)
        view.stopLoading()
        #expect(diary.entries.last == "failed \(URLError.cancelled.rawValue)" && !view.isLoading)
        try window.report(#"{"loaded": true}"#)
        #expect(!diary.entries.contains("finished"))
    }

    @Test func `the history forgets the oldest HTML when it has too much`() throws {
        let list = WKBackForwardList()
        let html = String(repeating: "a", count: 5 << 20)
        for number in 1...5 {
            let base = URL(string: "https://tea.example/\(number)")
            list.didCommit(WKNavigation(.html(html, base: base), type: .other, place: .append))
        }
        #expect(list.backList.map(\.url.path) == ["/3", "/4"] && list.currentItem?.url.path == "/5")
    }

    @Test func `HTML is as long as its message`() {
        #expect(ShownPage.byteCount(of: "<a/b>é") == 7 && ShownPage.byteCount(of: "\"\\\n") == 10)
    }

    @Test func `reports of a page before aren't taken for this one's`() async throws {
        try await show("one", as: 1)
        view.loadHTMLString("two", baseURL: nil)
        await window.waitForPage(2)
        try window.report(#"{"title": "Old", "committed": true, "loaded": true}"#, page: 1)
        #expect(view.title == "" && view.isLoading && view.backForwardList.backList.isEmpty)
    }
}
