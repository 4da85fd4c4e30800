import CoreTransferable
import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Dragging and dropping")
struct DraggingTests {
    final class Record {
        var lines: [String] = []
    }

    struct Note: Codable, Transferable, Equatable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.note"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    func send(_ window: TestWindow, _ id: ElementID, _ action: ElementEvent.Action) {
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        window.render()
    }

    func source(_ window: TestWindow) throws -> ElementID {
        try #require(window.elements.first { $0.input.events.contains(.drag) }).id
    }

    func targets(_ window: TestWindow) -> [ElementID] {
        window.elements.filter { $0.input.events.contains(.drop) }.map(\.id)
    }

    @Test func `a value that is dropped reaches the view under it, with the place in that view`() throws {
        let record = Record()
        let view = VStack(spacing: 0) {
            Color.red.frame(width: 40, height: 40).draggable(Note(title: "tea"))
            Color.blue.frame(width: 100, height: 100)
                .dropDestination(for: Note.self) { notes, place in
                    record.lines.append("\(notes.map(\.title)) at \(place.x) \(place.y)")
                    return true
                } isTargeted: {
                    record.lines.append("\($0)")
                }
        }
        let window = TestWindow(view, size: CGSize(width: 100, height: 140))
        let target = try #require(targets(window).first)
        send(window, try source(window), .drag(.began))
        send(window, target, .drop(.began, CGPoint(x: 50, y: 60)))
        send(window, target, .drop(.changed, CGPoint(x: 52, y: 60)))
        send(window, target, .drop(.ended, CGPoint(x: 60, y: 70)))
        send(window, try source(window), .drag(.ended))
        #expect(record.lines == ["true", "false", "[\"tea\"] at 60.0 30.0"])
        #expect(window.graph.dragSession == nil)
    }

    @Test func `a view that can't take it leaves it to the one around`() throws {
        let record = Record()
        let view = VStack {
            Color.red.frame(width: 40, height: 40).draggable("words")
            Color.blue.frame(width: 40, height: 40)
                .dropDestination(for: Note.self) { _, _ in
                    record.lines.append("note")
                    return true
                }
                .padding()
                .dropDestination(for: String.self) { words, _ in
                    record.lines.append(words[0])
                    return true
                }
        }
        let window = TestWindow(view)
        let inner = try #require(targets(window).last)
        send(window, try source(window), .drag(.began))
        send(window, inner, .drop(.began, .zero))
        send(window, inner, .drop(.ended, .zero))
        #expect(record.lines == ["words"])
    }

    @Test func `what is given up targets nobody any more`() throws {
        let record = Record()
        let view = HStack {
            Color.red.draggable("words")
            Color.blue.dropDestination(for: String.self) { _, _ in
                true
            } isTargeted: {
                record.lines.append("\($0)")
            }
        }
        let window = TestWindow(view)
        let target = try #require(targets(window).first)
        send(window, try source(window), .drag(.began))
        send(window, target, .drop(.began, .zero))
        send(window, try source(window), .drag(.cancelled))
        #expect(record.lines == ["true", "false"])
    }

    @Observable final class Shelf { var isFull = true }

    private struct ShelfView: View {
        let shelf: Shelf
        var body: some View { if shelf.isFull { Color.red.frame(width: 40, height: 40).draggable("tea") } }
    }

    @Test func `a drag ends with its source`() throws {
        let shelf = Shelf()
        let window = TestWindow(ShelfView(shelf: shelf))
        send(window, try source(window), .drag(.began))
        #expect(window.graph.dragSession != nil)
        shelf.isFull = false
        window.render()
        #expect(window.graph.dragSession == nil)
    }

    @Test func `a value goes as another one that it can be made into`() async throws {
        let item = DraggedItem(Note(title: "tea"))
        #expect(item.canBecome(String.self))
        #expect(try await item.become(String.self) == "tea")
        #expect(!DraggedItem("tea").canBecome(Note.self))
    }

    /// The app itself gets the value; other apps get text.
    private struct Recipe: Codable, Transferable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation<Recipe>(contentType: .json).visibility(.ownProcess)
            ProxyRepresentation<Recipe, String>(exporting: \.title).suggestedFileName("Recipe.txt")
        }
    }

    @Test func `a provider gives data of a type, and the name of its file`() async throws {
        let provider = NSItemProvider()
        #expect(provider.suggestedName == nil)
        provider.register(Recipe(title: "cake"))
        #expect(provider.suggestedName == "Recipe.txt")
        let json = try await provider.loadItem(forTypeIdentifier: UTType.json.identifier) as? Data
        #expect(json == Data(#"{"title":"cake"}"#.utf8))
        let words = await withCheckedContinuation { continuation in
            provider.loadItem(forTypeIdentifier: UTType.plainText.identifier, options: nil) { item, _ in
                continuation.resume(returning: (item as? Data).map { String(decoding: $0, as: UTF8.self) })
            }
        }
        #expect(words == "cake")
    }

    @Test func `what is for the app itself goes from view to view, and not to others`() async throws {
        let item = DraggedItem(Recipe(title: "cake"))
        #expect(item.types == [.json, .utf8PlainText] && item.typesForOthers == [.utf8PlainText])
        #expect(try await item.load(.json) == Data(#"{"title":"cake"}"#.utf8))
    }

    @Test func `a preview is made when the view is taken up, and named as what is carried`() throws {
        let view = Color.red.frame(width: 40, height: 40).draggable("words") { Text("carried") }
        let window = TestWindow(view)
        let id = try source(window)
        #expect(window.list[id]?.input.drag == DragSpec())
        send(window, id, .drag(.began))
        let preview = try #require(window.list[id]?.input.drag?.preview)
        #expect(window.list[preview] != nil)
        send(window, id, .drag(.ended))
        #expect(window.list[id]?.input.drag == DragSpec())
    }

    @Test func `a delegate follows what is over its view`() throws {
        let record = Record()
        struct Follower: DropDelegate {
            let record: Record
            func dropEntered(info: DropInfo) { record.lines.append("entered") }
            func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
            func dropExited(info: DropInfo) { record.lines.append("exited") }
            func performDrop(info: DropInfo) -> Bool {
                record.lines.append("dropped \(info.itemProviders(for: [.text]).count)")
                return true
            }
        }
        let view = HStack {
            Color.red.onDrag { NSItemProvider(object: "words") }
            Color.blue.onDrop(of: [.text], delegate: Follower(record: record))
        }
        let window = TestWindow(view)
        let target = try #require(targets(window).first)
        send(window, try source(window), .drag(.began))
        send(window, target, .drop(.began, .zero))
        send(window, target, .drop(.ended, .zero))
        #expect(record.lines == ["entered", "exited", "dropped 1"])
    }

    @Test func `rows take values before and behind them`() throws {
        let record = Record()
        let view = VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { _ in Color.blue.frame(width: 40, height: 40) }
                .dropDestination(for: String.self) { words, index in record.lines.append("\(words[0]) \(index)") }
            Color.red.frame(width: 40, height: 40).draggable("new")
        }
        let window = TestWindow(view, size: CGSize(width: 40, height: 160))
        let rows = targets(window)
        #expect(rows.count == 3)
        for y in [45.0, 75] {
            send(window, try source(window), .drag(.began))
            send(window, rows[1], .drop(.began, CGPoint(x: 5, y: y)))
            send(window, rows[1], .drop(.ended, CGPoint(x: 5, y: y)))
        }
        #expect(record.lines == ["new 1", "new 2"])
    }
}
