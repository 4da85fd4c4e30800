import CoreGraphics
import DisplayList
import Foundation
import Testing
import ViewTesting

@testable import ImagePlayground
@testable import SwiftUICore

/// The sheet in which a user creates a picture.
@MainActor
@Suite("Image playground sheet")
struct PlaygroundSheetTests {
    /// Records the app's callbacks.
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

    private func window(_ host: Host) -> TestWindow { TestWindow(host, size: CGSize(width: 390, height: 844)) }

    @Test func `done hands over a picture file`() async throws {
        let outcome = Outcome()
        let window = window(Host(outcome: outcome))
        try await window.wait { window.hasPicture && window.button("Done")?.input.isDisabled == false }
        window.press(button: "Done")
        try await window.wait { outcome.file != nil }
        let file = try #require(outcome.file)
        #expect(CGImage(png: try Data(contentsOf: file)) != nil)
        #expect(!outcome.isCancelled)
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test func `cancel hands over nothing`() async throws {
        let outcome = Outcome()
        let window = window(Host(outcome: outcome))
        window.press(button: "Cancel")
        try await window.wait { outcome.isCancelled }
        #expect(outcome.isCancelled && outcome.file == nil)
    }

    @Test func `without a description there is nothing to make`() {
        let window = window(Host(outcome: Outcome(), concepts: []))
        #expect(window.button("Done")?.input.isDisabled == true)
        #expect(window.texts.contains("What shall be in the picture?"))
    }

    @Test func `the styles are those that the app allows`() {
        let window = window(Host(outcome: Outcome()))
        let texts = window.texts
        #expect(texts.contains("Sketch") && texts.contains("Illustration") && !texts.contains("Animation"))
        #expect(EnvironmentValues().supportsImagePlayground)
    }
}

extension TestWindow {
    fileprivate var hasPicture: Bool {
        list.elements.values.contains { if case .image = $0.content { true } else { false } }
    }

    /// Waits until a condition holds, for as long as a drawing can take on a busy machine.
    fileprivate func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<3000 where !isDone() {
            try await Task.sleep(for: .milliseconds(10))
            render()
        }
    }
}
