import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Text fields in the client") @MainActor struct FieldTests {
        private let frame = CGRect(x: 10, y: 10, width: 200, height: 30)

        private func screen(_ text: String, revision: Int) -> DisplayList {
            Screens.screen(Screens.field(2, frame, text: text, revision: revision))
        }

        private func drawn(_ client: ClientPage) async throws -> [String] { try await client.events().map(\.drawn) }

        @Test func `typing is reported with revisions, and return submits`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen("", revision: 0))
                try await client.page.click("#e2")
                try await client.page.type("ab")
                try await client.page.press("Enter")
                #expect(try await drawn(client) == ["focus #2 in", "text #2 \"a\" 1", "text #2 \"ab\" 2", "submit #2"])
            }
        }

        @Test func `the host's text is taken over only if it was made from the latest revision`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen("", revision: 0))
                try await client.page.click("#e2")
                try await client.page.type("ab")
                try await client.change(from: screen("", revision: 0), to: screen("A", revision: 1))
                #expect(try await client.page.evaluate("e2.value") == "ab")
                try await client.change(from: screen("A", revision: 1), to: screen("AB", revision: 2))
                #expect(try await client.page.evaluate("[e2.value, e2.selectionStart]") == ["AB", 2])
                try await client.change(from: screen("AB", revision: 2), to: screen("", revision: 2))
                #expect(try await client.page.evaluate("e2.value") == "")
            }
        }

        @Test func `a composition is neither reported nor interrupted`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen("", revision: 0))
                try await client.page.click("#e2")
                try await client.page.setComposition("k")
                try await client.page.setComposition("か")
                try await client.change(from: screen("", revision: 0), to: screen("other", revision: 0))
                try await client.page.setComposition("かな")
                #expect(try await client.page.evaluate("e2.value") == "かな")
                #expect(try await drawn(client) == ["focus #2 in"])
                try await client.page.commitComposition("仮名")
                #expect(try await client.page.evaluate("e2.value") == "仮名")
                #expect(try await drawn(client) == ["text #2 \"仮名\" 1"])
                try await client.page.press("Enter")
                #expect(try await drawn(client) == ["submit #2"])
            }
        }

        @Test func `return that chooses a conversion does not submit`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen("", revision: 0))
                try await client.page.click("#e2")
                try await client.page.setComposition("かな")
                try await client.page.evaluate(
                    """
                    for (const init of [{ isComposing: true, keyCode: 13 }, { keyCode: 229 }]) {
                      e2.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
                    }
                    """)
                #expect(try await drawn(client) == ["focus #2 in"])
            }
        }

        @Test func `a disabled field takes nothing`() async throws {
            try await ClientPage.run { client in
                var list = screen("fixed", revision: 0)
                list[ElementID(2)]!.input.isDisabled = true
                try await client.show(list)
                try await client.page.evaluate("e2.focus()")
                #expect(try await client.page.evaluate("document.activeElement === e2") == false)
            }
        }
    }
}
