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
@Suite("A browser in UIKit")
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

    @Test func `an observation ends when it is invalidated`() {
        let view = WKWebView()
        var changes: [[Double?]] = []
        let observation = view.observe(\.estimatedProgress, options: [.initial, .old, .new]) { _, change in
            changes.append([change.oldValue, change.newValue])
        }
        view.loadHTMLString("", baseURL: nil)
        #expect(changes == [[nil, 0], [0, 0.1]])
        observation.invalidate()
        view.stopLoading()
        view.estimatedProgress = 0.7
        #expect(changes.count == 2)
    }
}
