import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Choice {
    var isOffered = true
    var item: Item?
    @ObservationIgnored var log: [String] = []

    struct Item: Identifiable { let id: Int }
}

private struct Choosing: View {
    @Bindable var choice: Choice

    var body: some View {
        VStack {
            Text(verbatim: "one").actionSheet(isPresented: $choice.isOffered) {
                ActionSheet(
                    title: Text(verbatim: "What now?"), message: Text(verbatim: "choose"),
                    buttons: [
                        .default(Text(verbatim: "Save")) { choice.log.append("save") },
                        .destructive(Text(verbatim: "Delete")) { choice.log.append("delete") }, .cancel(),
                    ])
            }
            Text(verbatim: "two").actionSheet(item: $choice.item) { item in
                ActionSheet(title: Text(verbatim: "Item \(item.id)"))
            }
        }
    }
}

@MainActor
@Suite("Action sheets")
struct ActionSheetTests {
    @Test func `an action sheet offers its buttons and ends with the one that is pressed`() {
        let choice = Choice()
        let window = TestWindow(Choosing(choice: choice))
        for text in ["What now?", "choose", "Save", "Delete", "Cancel"] { #expect(window.texts.contains(text)) }
        window.press(button: "Delete")
        #expect(choice.log == ["delete"] && !choice.isOffered)
    }

    @Test func `an action sheet for an item is there while the item is`() {
        let choice = Choice()
        choice.isOffered = false
        let window = TestWindow(Choosing(choice: choice))
        #expect(!window.texts.contains("Item 7"))
        choice.item = Choice.Item(id: 7)
        window.render()
        #expect(window.texts.contains("Item 7"))
        window.press(button: "Cancel")
        #expect(choice.item == nil)
    }
}
