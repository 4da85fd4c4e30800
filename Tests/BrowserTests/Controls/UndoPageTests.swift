import BrowserTesting
import SwiftUI
import Testing

/// A tray with undoable actions, next to a text field.
private struct Tray: View {
    @MainActor final class Cups { var count = 0 }

    @State private var cups = Cups()
    @State private var shown = 0
    @State private var note = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            Text(verbatim: "cups \(shown)")
            Text(verbatim: "note \(note)")
            Button("Put") { change(by: 1) }.accessibilityIdentifier("put")
            Button("Back") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
            TextField("Note", text: $note).frame(width: 200)
        }
    }

    private func change(by step: Int) {
        cups.count += step
        shown = cups.count
        undoManager?.registerUndo(withTarget: cups) { _ in change(by: -step) }
    }
}

@MainActor
@Suite("Undoing in Chromium")
struct UndoPageTests {
    @Test func `each press is undone and redone by the keys`() async throws {
        try await ViewPage.run(Tray()) { view in
            let page = view.page
            try await page.click("[data-identifier=put]")
            try await view.waitForText("cups 1")
            try await page.click("[data-identifier=put]")
            try await view.waitForText("cups 2")
            try await page.press("z", modifiers: [.control])
            try await view.waitForText("cups 1")
            try await page.press("z", modifiers: [.control])
            try await view.waitForText("cups 0")
            try await page.press("z", modifiers: [.control])
            try await page.press("z", modifiers: [.control, .shift])
            try await view.waitForText("cups 1")
            try await page.press("y", modifiers: [.control])
            try await view.waitForText("cups 2")
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `in a field the keys are the field's`() async throws {
        try await ViewPage.run(Tray()) { view in
            let page = view.page
            try await page.click("[data-identifier=put]")
            try await view.waitForText("cups 1")
            try await page.click("input")
            try await page.type("hot")
            try await view.waitForText("note hot")
            try await page.press("z", modifiers: [.control])
            // If the key had undone the tray's action, this cup would be the first.
            try await page.click("[data-identifier=put]")
            try await view.waitForText("cups 2")
        }
    }
}
