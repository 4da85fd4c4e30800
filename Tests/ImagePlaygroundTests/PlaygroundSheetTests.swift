import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import ImagePlayground
@testable import SwiftUICore

/// The sheet in which a person makes a picture.
@MainActor
@Suite("Image playground sheet")
struct PlaygroundSheetTests {
    /// What the app heard.
    @MainActor private final class Outcome {
        var file: URL?
        var isCancelled = false
    }

    private struct Host: View {
        @State var isPresented = true
        let outcome: Outcome
        var concepts: [ImagePlaygroundConcept] = [.text("a cat with a hat")]

        var body: some View {
            Text(verbatim: "app").imagePlaygroundSheet(isPresented: $isPresented, concepts: concepts) {
                outcome.file = $0
            } onCancellation: {
                outcome.isCancelled = true
            }
            .imagePlaygroundGenerationStyle(.sketch, in: [.sketch, .illustration])
        }
    }

    @MainActor private final class Window {
        let graph = ViewGraph()
        var list: DisplayList?

        init(_ view: some View) {
            graph.setRoot(view, environment: EnvironmentValues())
            graph.setViewport(CGSize(width: 390, height: 844))
            render()
        }

        func render() { list = graph.render() ?? list }

        func texts(below id: ElementID) -> [String] {
            guard let element = list?[id] else { return [] }
            var own: [String] = []
            if case .text(let content) = element.content {
                own = [content.lines.flatMap(\.runs).map(\.text).joined()]
            }
            return own + element.children.flatMap { texts(below: $0) }
        }

        func button(_ title: String) -> DisplayElement? {
            list?.elements.values.first { $0.content == .button && texts(below: $0.id).contains(title) }
        }

        var hasPicture: Bool {
            list?.elements.values.contains { if case .image = $0.content { true } else { false } } ?? false
        }

        /// Waits until something holds, for as long as a drawing can take on a busy machine.
        func wait(until isDone: () -> Bool) async throws {
            for _ in 0..<3000 where !isDone() {
                try await Task.sleep(for: .milliseconds(10))
                render()
            }
        }

        func press(_ title: String) {
            guard let button = button(title) else {
                Issue.record("there is no button \(title)")
                return
            }
            graph.handle(ElementEvent(element: button.id, frameSeen: 0, action: .press))
            render()
        }
    }

    @Test func doneHandsOverAPictureFile() async throws {
        let outcome = Outcome()
        let window = Window(Host(outcome: outcome))
        try await window.wait { window.hasPicture && window.button("Done")?.input.isDisabled == false }
        window.press("Done")
        try await window.wait { outcome.file != nil }
        let file = try #require(outcome.file)
        #expect(CGImage(png: try Data(contentsOf: file)) != nil)
        #expect(!outcome.isCancelled)
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test func cancelHandsOverNothing() async throws {
        let outcome = Outcome()
        let window = Window(Host(outcome: outcome))
        window.press("Cancel")
        try await window.wait { outcome.isCancelled }
        #expect(outcome.isCancelled && outcome.file == nil)
    }

    @Test func withoutADescriptionThereIsNothingToMake() {
        let window = Window(Host(outcome: Outcome(), concepts: []))
        #expect(window.button("Done")?.input.isDisabled == true)
        #expect(window.list.map { window.texts(below: $0.root) }?.contains("What shall be in the picture?") == true)
    }

    @Test func theStylesAreThoseThatTheAppAllows() {
        let window = Window(Host(outcome: Outcome()))
        let texts = window.list.map { window.texts(below: $0.root) } ?? []
        #expect(texts.contains("Sketch") && texts.contains("Illustration") && !texts.contains("Animation"))
        #expect(EnvironmentValues().supportsImagePlayground)
    }
}
