import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Asked {
    var isSuppressed = false
}

private struct Asking: View {
    @Bindable var asked: Asked
    var isConfirmation = false

    var body: some View {
        if isConfirmation {
            Text(verbatim: "below").confirmationDialog("Delete?", isPresented: .constant(true)) { Button("Yes") {} }
                .dialogSuppressionToggle(isSuppressed: $asked.isSuppressed)
        } else {
            Text(verbatim: "below").alert("Delete?", isPresented: .constant(true)) { Button("Yes") {} }
                .dialogSuppressionToggle("Not again", isSuppressed: $asked.isSuppressed)
        }
    }
}

@MainActor
@Suite("What dialogs have beside their words")
struct DialogOptionTests {
    private func box(in window: TestWindow) -> DisplayElement? {
        window.elements.first { $0.accessibility.role == .checkbox }
    }

    @Test func `a question has a box by which it isn't asked again`() throws {
        let asked = Asked()
        let window = TestWindow(Asking(asked: asked), size: CGSize(width: 400, height: 600))
        #expect(window.texts.contains("Not again"))
        window.press(try #require(box(in: window)).id)
        #expect(asked.isSuppressed)
        #expect(box(in: window)?.accessibility.isSelected == true)
        #expect(window.openDialogs.count == 1, "the box is no answer")
    }

    @Test func `a confirmation dialog has the box too, with a title of ours`() throws {
        let asked = Asked()
        let window = TestWindow(Asking(asked: asked, isConfirmation: true), size: CGSize(width: 400, height: 600))
        #expect(box(in: window)?.accessibility.label == "Don’t ask again")
        window.press(try #require(box(in: window)).id)
        #expect(asked.isSuppressed)
    }

    @Test func `a dialog without such a wish has no box`() {
        let window = TestWindow(Text(verbatim: "below").alert("Done", isPresented: .constant(true)) {})
        #expect(box(in: window) == nil)
    }

    @Test func `a grave dialog has a sign above its title, and one with an icon has that`() {
        func elementCount(_ view: some View) -> Int {
            TestWindow(view, size: CGSize(width: 400, height: 600)).elements.count
        }
        let alert = Text(verbatim: "below").alert("Delete?", isPresented: .constant(true)) {}
        let plain = elementCount(alert)
        #expect(elementCount(alert.dialogSeverity(.standard)) == plain)
        #expect(elementCount(alert.dialogSeverity(.critical)) > plain)
        #expect(elementCount(alert.dialogIcon(Image(systemName: "trash"))) > plain)
    }
}
