import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import SafariServices

@MainActor
private final class Diary: NSObject, SFSafariViewControllerDelegate {
    var entries: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { entries.append("finished") }

    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        entries.append("loaded \(didLoadSuccessfully)")
    }
}

/// Wrapped as in published apps.
private struct SafariPage: UIViewControllerRepresentable {
    let controller: SFSafariViewController

    func makeUIViewController(context: Context) -> SFSafariViewController { controller }
    func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {}
}

private struct Sheet: View {
    @State private var isShown = true
    let controller: SFSafariViewController

    var body: some View {
        Text(verbatim: isShown ? "reading" : "done").sheet(isPresented: $isShown) { SafariPage(controller: controller) }
    }
}

@MainActor
@Suite("Pages of the web")
struct SafariControllerTests {
    private let diary = Diary()
    private let graph = ViewGraph()
    private let controller: SFSafariViewController

    init() throws {
        let address = try #require(URL(string: "https://example.com/tea?kind=green"))
        controller = SFSafariViewController(url: address)
        controller.delegate = diary
    }

    private func show<V: View>(_ view: V) throws -> DisplayList {
        graph.setRoot(view, environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 400))
        return try #require(graph.render())
    }

    private func send(_ action: ElementEvent.Action, to element: DisplayElement) {
        graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: action))
    }

    private func links(_ list: DisplayList) -> [String] {
        list.elements.values.compactMap { if case .link(let address) = $0.content { address } else { nil } }
    }

    @Test
    func `a page is shown in a frame, between a bar and a notice, each with a link to it`() throws {
        let list = try show(SafariPage(controller: controller))
        let frames = list.elements.values.filter { if case .module = $0.content { true } else { false } }
        let frame = try #require(frames.first)
        #expect(frame.frame.size == CGSize(width: 300, height: 292))
        guard case .module(let module) = frame.content else { return }
        #expect(module.payload.contains("example.com"))
        #expect(links(list) == Array(repeating: "https://example.com/tea?kind=green", count: 2))
        send(.module(.object(["loaded": .bool(true)])), to: frame)
        send(.module(.object(["loaded": .bool(true)])), to: frame)
        #expect(diary.entries == ["loaded true"])
    }

    @Test
    func `The links are the browser's to follow, also where the app takes all links`() throws {
        let app = SafariPage(controller: controller).environment(\.openURL, OpenURLAction { _ in .handled })
        let list = try show(app)
        let heard = list.elements.values.filter { element in
            if case .link = element.content { element.input.events.contains(.press) } else { false }
        }
        #expect(heard.isEmpty)
        #expect(links(list).count == 2)
    }

    @Test
    func `its button puts the page away, which the delegate hears`() throws {
        controller.dismissButtonStyle = .close
        let list = try show(Sheet(controller: controller))
        let buttons = list.elements.values.filter { $0.content == .button && !$0.input.isDisabled }
        let close = try #require(buttons.first { button in spoken(button, list).contains("Close") })
        send(.press, to: close)
        let after = try #require(graph.render())
        #expect(diary.entries == ["finished"])
        #expect(after.elements.values.contains { spoken($0, after) == "done" })
    }

    /// The text in an element.
    private func spoken(_ element: DisplayElement, _ list: DisplayList) -> String {
        guard case .text(let content) = element.content else {
            return element.children.compactMap { list[$0] }.map { spoken($0, list) }.joined()
        }
        return content.lines.flatMap(\.runs).map(\.text).joined()
    }
}
