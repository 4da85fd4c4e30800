import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Menus and keys in the client") @MainActor struct MenuTests {
        /// Two nested elements with menus.
        private var screen: DisplayList {
            var outer = Screens.group(2, CGRect(x: 100, y: 100, width: 100, height: 100))
            outer.input.events = [.contextMenu]
            outer.children = [ElementID(3)]
            var inner = Screens.group(3, CGRect(x: 10, y: 10, width: 50, height: 50))
            inner.input.events = [.contextMenu]
            var list = Screens.screen(outer)
            list[ElementID(3)] = inner
            return list
        }

        /// Long-presses each of the elements.
        private func rest(_ elements: [String], on client: ClientPage) async throws -> [String] {
            try await client.page.evaluate(
                """
                (async () => {
                  const send = (name) => [\(elements.joined(separator: ", "))].forEach((element, finger) =>
                    element.dispatchEvent(new PointerEvent(name, {
                      pointerId: 4 + finger, isPrimary: finger === 0, pointerType: 'touch',
                      clientX: 130, clientY: 130, bubbles: true,
                    })));
                  send('pointerdown');
                  await new Promise((done) => setTimeout(done, 700));
                  send('pointerup');
                })()
                """)
            return try await client.events().map(\.drawn)
        }

        @Test func `a finger that rests asks for the innermost menu, two for none`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen)
                #expect(try await rest(["e3"], on: client) == ["contextMenu #3"])
                #expect(try await rest(["e3", "e3"], on: client) == [])
                #expect(try await rest(["e3", "e2"], on: client) == [])
                #expect(try await rest(["e2", "e3"], on: client) == [])
            }
        }

        /// When a browser fills in a field automatically, it sends a key event without a key.
        @Test func `a key without a name is none`() async throws {
            try await ClientPage.run { client in
                var field = Screens.field(2, CGRect(x: 0, y: 0, width: 200, height: 40))
                field.input.events = [.key]
                try await client.show(Screens.screen(field))
                try await client.page.evaluate("e2.dispatchEvent(new Event('keydown', { bubbles: true }))")
                #expect(try await client.events().isEmpty)
            }
        }
    }
}
