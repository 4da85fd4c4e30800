import Foundation
import SwiftUI
import Testing

@testable import WebKit

private struct Shown: UIViewControllerRepresentable {
    let controller: BrowserController
    func makeUIViewController(context: Context) -> BrowserController { controller }
    func updateUIViewController(_ uiViewController: BrowserController, context: Context) {}
}

@MainActor
@Suite("A browser in UIKit", .timeLimit(.minutes(2)))
struct BrowserSampleTests {
    private let controller = BrowserController(start: URL(string: "https://tea.example/")!)

    @Test func `its bar follows the progress, and its title the page's`() async throws {
        let window = WebWindow(Shown(controller: controller))
        await window.waitForPage(1)
        #expect(controller.progress.progress == 0.1 && !controller.progress.isHidden)
        try window.report(#"{"loaded": true}"#)
        #expect(controller.progress.progress == 1 && controller.progress.isHidden)
        controller.webView.loadHTMLString("<title>Green tea</title>", baseURL: nil)
        await window.waitForPage(2)
        #expect(controller.progress.progress == 0.1)
        try window.report(#"{"committed": true}"#)
        #expect(controller.progress.progress == 0.5)
        try window.load(title: "Green tea")
        #expect(controller.title == "Green tea")
        controller.back()
        await window.waitForPage(3)
        #expect(window.part("page")?["address"]?.string == "https://tea.example/")
    }

    @Test func `a link to a new window opens in the same one, and an alert is shown`() async throws {
        let window = WebWindow(Shown(controller: controller))
        await window.waitForPage(1)
        controller.webView.loadHTMLString("<p>", baseURL: nil)
        await window.waitForPage(2)
        try window.load()
        #expect(window.settings?["panels"] == .bool(true))
        try window.report(#"{"alert": "Hello"}"#)
        #expect(controller.messages == ["Hello"])
        try window.report(#"{"link": {"address": "https://tea.example/new", "kind": "link", "isNew": true}}"#)
        await window.waitForPage(3)
        #expect(window.part("page")?["address"]?.string == "https://tea.example/new")
    }

    @Test func `alerts are shown one after the other, and not too many`() async throws {
        final class Panels: NSObject, WKUIDelegate {
            var texts: [String] = []
            var close: [@MainActor () -> Void] = []
            func webView(
                _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
                initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
            ) {
                texts.append(message)
                close.append(completionHandler)
            }
        }
        let (view, panels) = (WKWebView(), Panels())
        view.uiDelegate = panels
        let window = WebWindow(showing: view)
        view.loadHTMLString("<p>", baseURL: nil)
        await window.waitForPage(1)
        for number in 1...30 { try window.report("{\"alert\": \"\(number)\"}") }
        #expect(panels.texts == ["1"] && view.alerts.count == 20)
        panels.close[0]()
        panels.close[0]()
        #expect(panels.texts == ["1", "2"])
        view.loadHTMLString("<p>", baseURL: nil)
        await window.waitForPage(2)
        panels.close[1]()
        #expect(panels.texts == ["1", "2"] && view.alerts.isEmpty)
    }

    @Test func `a script closes no page that it hasn't opened, once there are others`() async throws {
        final class Closing: NSObject, WKUIDelegate {
            var count = 0
            func webViewDidClose(_ webView: WKWebView) { count += 1 }
        }
        let (view, closing) = (WKWebView(), Closing())
        view.uiDelegate = closing
        let window = WebWindow(showing: view)
        for number in 1...2 {
            view.loadHTMLString("<p>", baseURL: nil)
            await window.waitForPage(number)
            try window.load()
            try window.report(#"{"closed": true}"#)
        }
        #expect(closing.count == 1)
        view.isOpenedByScript = true
        try window.report(#"{"closed": true}"#)
        #expect(closing.count == 2)
    }

    @Test func `publishers have the values that there are and come`() async throws {
        let window = WebWindow(Shown(controller: controller))
        await window.waitForPage(1)
        var values: [Bool] = []
        let subscription = controller.webView.publisher(for: \.isLoading).sink { values.append($0) }
        try window.report(#"{"loaded": true}"#)
        #expect(values == [true, false])
        subscription.cancel()
        controller.webView.reload()
        #expect(values == [true, false])
    }

    @Test func `an observation ends when it is invalidated`() async {
        let view = WKWebView()
        var changes: [[Double?]] = []
        let observation = view.observe(\.estimatedProgress, options: [.initial, .old, .new]) { _, change in
            changes.append([change.oldValue, change.newValue])
        }
        view.loadHTMLString("", baseURL: nil)
        #expect(changes == [[nil, 0], [0, 0.1]])
        await Task.detached { observation.invalidate() }.value
        await Task.yield()
        view.stopLoading()
        view.estimatedProgress = 0.7
        #expect(changes.count == 2)
    }
}
