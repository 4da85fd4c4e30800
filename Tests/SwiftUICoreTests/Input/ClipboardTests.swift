import CoreTransferable
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The clipboard")
struct ClipboardTests {
    private final class Record {
        var lines: [String] = []
    }

    private struct Note: Codable, Transferable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.note"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    private func listeners(_ window: TestWindow, _ kind: EventKind) -> [ElementID] {
        window.elements.filter { $0.input.events.contains(kind) }.map(\.id)
    }

    /// Sends an action to the innermost element that handles it.
    private func send(_ window: TestWindow, _ action: ElementEvent.Action) throws {
        let element = try #require(listeners(window, action.kind).last)
        window.graph.handle(ElementEvent(element: element, frameSeen: 0, action: action))
        window.render()
    }

    /// The text that the browser's clipboard gets.
    private func copied(_ window: TestWindow) async -> String? {
        var requests: [BrowserRequest] = []
        await window.render {
            requests += window.graph.takeRequests()
            return !requests.isEmpty
        }
        return requests.lazy.compactMap { if case .copy(let text) = $0 { text } else { nil } }.first
    }

    @Test(.timeLimit(.minutes(5)))
    func `what is copied comes to the browser as words, and back as what it was`() async throws {
        let record = Record()
        let window = TestWindow(
            VStack {
                Color.red.copyable([Note(title: "tea"), Note(title: "milk")])
                Color.blue.pasteDestination(for: Note.self) { record.lines += $0.map(\.title) }
            })
        try send(window, .copy)
        #expect(await copied(window) == "tea\nmilk")
        try send(window, .paste("tea\r\nmilk"))
        #expect(record.lines == ["tea", "milk"])
    }

    /// Exports text, but only within the app itself.
    private struct Password: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation<Password, String>(exporting: { _ in "secret" }).visibility(.ownProcess)
            DataRepresentation<Password>(exportedContentType: .data) { _ in Data() }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `words that are for the app itself don't come to the browser`() async throws {
        let window = TestWindow(Color.red.copyable([Password()]))
        try send(window, .copy)
        let text = await copied(window)
        #expect(text != nil && text?.contains("secret") == false)
    }

    @Test func `words of other programs are pasted, and what the validator leaves of them`() throws {
        let record = Record()
        let window = TestWindow(
            Color.blue.pasteDestination(for: String.self) {
                record.lines += $0
            } validator: { words in
                words.filter { $0 != "tea" }
            })
        try send(window, .paste("coffee"))
        try send(window, .paste("tea"))
        #expect(record.lines == ["coffee"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `what is cut is taken away and copied`() async throws {
        let record = Record()
        record.lines = ["tea"]
        let window = TestWindow(
            Color.red.cuttable(for: String.self) {
                defer { record.lines = [] }
                return record.lines
            })
        try send(window, .cut)
        #expect(record.lines.isEmpty)
        #expect(await copied(window) == "tea")
    }

    @Test(.timeLimit(.minutes(5)))
    func `a view with nothing to copy leaves it to the one around`() async throws {
        let window = TestWindow(
            VStack {
                Color.red.copyable([String]())
                Color.blue
            }
            .copyable(["all"]))
        try send(window, .copy)
        #expect(await copied(window) == "all")
    }

    @Test(.timeLimit(.minutes(5)))
    func `providers are copied and pasted by their types`() async throws {
        let record = Record()
        let window = TestWindow(
            Color.red
                .onCopyCommand { [NSItemProvider(object: "tea")] }
                .onPasteCommand(of: [.plainText]) { record.lines += $0.flatMap(\.registeredTypeIdentifiers) }
                .onPasteCommand(of: [.png]) { _ in record.lines.append("a picture") })
        try send(window, .copy)
        #expect(await copied(window) == "tea")
        try send(window, .paste("milk"))
        #expect(record.lines == [UTType.utf8PlainText.identifier])
    }

    @Test func `a command that is nil, and one of a disabled view, isn't listened for`() {
        let window = TestWindow(
            VStack {
                Color.red.onCopyCommand(perform: nil).onCutCommand(perform: nil)
                Color.blue.copyable(["a"]).disabled(true)
            })
        #expect(listeners(window, .copy).isEmpty && listeners(window, .cut).isEmpty)
    }
}
