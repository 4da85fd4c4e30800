import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Copying and pasting in the client") @MainActor struct ClipboardTests {
        /// A group that can copy, with a focusable element in it, and next to it a field and a group that accepts pasted data.
        private var screen: DisplayList {
            var outer = Screens.group(2, CGRect(x: 0, y: 0, width: 100, height: 100))
            outer.input.events = [.copy, .cut]
            outer.children = [ElementID(3)]
            var inner = Screens.group(3, CGRect(x: 0, y: 0, width: 50, height: 50))
            inner.input.events = [.focus]
            inner.input.isFocusable = true
            let field = Screens.field(4, CGRect(x: 0, y: 200, width: 200, height: 40))
            var target = Screens.group(5, CGRect(x: 0, y: 300, width: 100, height: 100))
            target.input.events = [.copy, .paste]
            var list = Screens.screen(outer, field, target)
            list[ElementID(3)] = inner
            return list
        }

        /// The reported copy and paste events while an element has the focus; 0 for none.
        private func told(_ kind: String, text: String = "", keyboard id: Int, on client: ClientPage) async throws
            -> [String]
        {
            try await client.page.evaluate(
                """
                (async () => {
                  const { listenForClipboard } = await import('/client/input/clipboardCommands.js');
                  if (globalThis.pasting !== surface) listenForClipboard(surface);
                  globalThis.pasting = surface;
                  document.activeElement?.blur();
                  document.getElementById('e\(id)')?.focus();
                  const clipboardData = new DataTransfer();
                  clipboardData.setData('text/plain', '\(text)');
                  document.activeElement.dispatchEvent(new ClipboardEvent('\(kind)', { clipboardData, bubbles: true }));
                })()
                """)
            return try await client.events().map(\.drawn).filter { !$0.hasPrefix("focus") }
        }

        @Test func `the element around the keyboard that listens hears of it, a field keeps it`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen)
                #expect(try await told("copy", keyboard: 3, on: client) == ["copy #2"])
                #expect(try await told("cut", keyboard: 3, on: client) == ["cut #2"])
                #expect(try await told("copy", keyboard: 4, on: client) == [])
                #expect(try await told("paste", text: "tea", keyboard: 4, on: client) == [])
            }
        }

        @Test func `where the keyboard is nowhere, the only one that listens hears of it`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen)
                #expect(try await told("paste", text: "tea", keyboard: 0, on: client) == [#"paste #5 "tea""#])
                #expect(try await told("copy", keyboard: 0, on: client) == [], "two listen")
                #expect(try await told("cut", keyboard: 0, on: client) == ["cut #2"])
            }
        }
    }
}
