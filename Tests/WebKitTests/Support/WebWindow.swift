import DisplayList
import Foundation
import JSONSyntax
import SwiftUI
import Testing
import ViewTesting

@testable import WebKit

/// A window with a web view, and a test in the place of the browser.
@MainActor
final class WebWindow {
    let window: TestWindow

    init(_ view: some View) { window = TestWindow(portrait: view) }

    /// A window that shows a UIKit web view.
    convenience init(showing view: WKWebView) { self.init(ShownWebView(view: view)) }

    var element: DisplayElement? { window.elements.first { if case .module = $0.content { true } else { false } } }

    var content: ModuleContent? { if case .module(let content)? = element?.content { content } else { nil } }

    /// A part of what the client module receives: `page`, `call 1`, `reply 1`.
    func part(_ name: String) -> JSONValue? { content?.parts[name].flatMap { try? JSONValue(parsing: $0) } }

    var settings: JSONValue? { content.flatMap { try? JSONValue(parsing: $0.payload) } }

    var pageNumber: Int { part("page")?["serial"]?.integer ?? 0 }

    /// Waits until a page is shown; by default, one after the page that is there.
    func waitForPage(_ number: Int) async { await window.render { self.pageNumber == number } }

    /// Waits until the client module receives a part, and returns it.
    func waitForPart(_ name: String) async -> JSONValue? {
        await window.render { self.part(name) != nil }
        return part(name)
    }

    /// Reports something as the page that is shown, or as another one.
    func report(_ text: String, page: Int? = nil) throws {
        let batch = (part("heard")?.integer ?? 0) + 1
        try send(batch: batch, pieces: ["{\"page\": \(page ?? pageNumber), \"reports\": [\(text)]}"])
    }

    /// Sends a batch as the client module does.
    func send(batch: Int, pieces: [String]) throws {
        let element = try #require(element)
        for (number, piece) in pieces.enumerated() {
            let value = JSONValue.object([
                "batch": .number(Double(batch)), "piece": .number(Double(number)),
                "count": .number(Double(pieces.count)), "text": .string(piece),
            ])
            window.send(.module(value), to: element)
        }
    }

    /// Reports what a page reports that loads without trouble.
    func load(title: String = "") throws {
        try report(#"{"committed": true}"#)
        try report("{\"title\": \"\(title)\", \"parsed\": true}")
        try report(#"{"loaded": true, "scroll": [0, 0, 300, 1200]}"#)
    }
}

struct ShownWebView: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
}

/// Notes what happens, and lets a test wait for it.
@MainActor
final class Diary {
    private(set) var entries: [String] = [] { didSet { wake() } }
    private var waiting: [(entry: String, continuation: CheckedContinuation<Void, Never>)] = []

    func note(_ entry: String) { entries.append(entry) }

    /// Waits until an entry is there. A test's time limit ends the wait.
    func wait(for entry: String) async {
        guard !entries.contains(entry) else { return }
        await withCheckedContinuation { waiting.append((entry, $0)) }
    }

    private func wake() {
        let ready = waiting.filter { entries.contains($0.entry) }
        waiting.removeAll { entries.contains($0.entry) }
        for (_, continuation) in ready { continuation.resume() }
    }
}
