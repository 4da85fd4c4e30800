import CoreTransferable
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Pasting as data")
struct PasteProviderTests {
    private final class Heard {
        var types: [[String]] = []
        var numbers: [Int] = []
    }

    private func paste(_ text: String, into view: some View) throws {
        let window = TestWindow(view)
        let field = try #require(window.elements.first { $0.content.kind == "textField" })
        let action = ElementEvent.Action.text(text, revision: 1)
        window.graph.handle(ElementEvent(element: field.id, frameSeen: 0, action: action))
        window.render()
    }

    @Test func `words come as a provider of the types that were asked for`() throws {
        let heard = Heard()
        let button = PasteButton(supportedContentTypes: [.plainText]) {
            heard.types.append($0.flatMap(\.registeredTypeIdentifiers))
        }
        try paste("good tea", into: button)
        #expect(heard.types.count == 1)
        #expect(heard.types.first?.contains(UTType.utf8PlainText.identifier) == true)
        #expect(heard.types.first?.contains(UTType.url.identifier) == false)
    }

    @Test func `an address comes as one, and as words`() throws {
        let heard = Heard()
        let button = PasteButton(supportedContentTypes: [.url]) {
            heard.types.append($0.flatMap(\.registeredTypeIdentifiers))
        }
        try paste("https://example.org/tea", into: button)
        try paste("good tea", into: button)
        #expect(heard.types.count == 1)
        #expect(heard.types.first?.contains(UTType.url.identifier) == true)
        #expect(heard.types.first?.contains(UTType.utf8PlainText.identifier) == true)
    }

    @Test func `what the validator makes nothing of is not pasted`() throws {
        let heard = Heard()
        func button(_ number: Int?) -> some View {
            PasteButton(supportedContentTypes: [.text], validator: { _ in number }) { heard.numbers.append($0) }
        }
        try paste("tea", into: button(nil))
        try paste("tea", into: button(3))
        #expect(heard.numbers == [3])
    }
}
