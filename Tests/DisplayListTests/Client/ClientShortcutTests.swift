import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Shortcuts in the client") @MainActor struct ShortcutTests {
        private static let frame = CGRect(x: 0, y: 0, width: 100, height: 40)

        private func button(_ id: Int, _ shortcut: String...) -> DisplayElement {
            var button = Screens.button(id, Self.frame, label: "Button \(id)")
            button.input.shortcut = shortcut
            return button
        }

        /// The ids of the elements pressed by keys; 0 is none.
        private func pressed(_ client: ClientPage, by keys: String...) async throws -> [Int] {
            let ids = try await client.page.evaluate(
                """
                (async () => {
                  const { pressedBy } = await import('/client/input/shortcuts.js');
                  return [\(keys.joined(separator: ","))]
                    .map((key) => pressedBy(new KeyboardEvent('keydown', key), surface)?.id ?? 0);
                })()
                """)
            return (ids.array ?? []).compactMap(\.int)
        }

        @Test func `a key is known by its place where a modifier or an alphabet makes another character of it`()
            async throws
        {
            try await ClientPage.run { client in
                try await client.show(
                    Screens.screen(
                        button(2, "f", "option", "shift"), button(3, "1", "control", "shift"),
                        button(4, "1", "control"),
                        button(5, "c", "control"), button(6, "p"), button(7, "e", "option")))
                let ids = try await pressed(
                    client, by: "{ key: 'Ï', code: 'KeyF', altKey: true, shiftKey: true }",
                    "{ key: '!', code: 'Digit1', ctrlKey: true, shiftKey: true }",
                    "{ key: '&', code: 'Digit1', ctrlKey: true }", "{ key: 'с', code: 'KeyC', ctrlKey: true }",
                    "{ key: 'Dead', code: 'KeyE', altKey: true }")
                #expect(ids == [2, 3, 4, 5, 7])
                // Typing, another keyboard layout, and a character typed with AltGr.
                let none = try await pressed(
                    client, by: "{ key: 'з', code: 'KeyP' }", "{ key: 'j', code: 'KeyC', ctrlKey: true }",
                    "{ key: '€', code: 'KeyE', altKey: true, modifierAltGraph: true }")
                #expect(none == [0, 0, 0])
            }
        }

        @Test func `what cannot be seen hears its keys, what is disabled or leaves does not`() async throws {
            try await ClientPage.run { client in
                let changes: [(Int, (inout DisplayElement) -> Void)] = [
                    (2, { $0.style.isHidden = true }), (2, { $0.style.opacity = 0 }),
                    (0, { $0.input.isDisabled = true }), (0, { $0.isLeaving = true }),
                ]
                for (id, change) in changes {
                    var element = button(2, "f", "control")
                    change(&element)
                    try await client.show(Screens.screen(element))
                    #expect(try await pressed(client, by: "{ key: 'f', code: 'KeyF', ctrlKey: true }") == [id])
                }
            }
        }

        @Test func `a modal dialog keeps keys from what lies below`() async throws {
            try await ClientPage.run { client in
                var dialog = DisplayElement(id: ElementID(3), frame: Self.frame, content: .dialog(DialogContent()))
                dialog.input.events = [.dismiss]
                dialog.children = [ElementID(4)]
                var list = Screens.screen(button(2, "Enter"), dialog)
                list[ElementID(4)] = button(4, "Escape")
                try await client.show(list)
                try await client.page.waitFor("document.querySelector('dialog:modal')")
                let ids = try await pressed(client, by: "{ key: 'Enter' }", "{ key: 'Escape' }")
                #expect(ids == [0, 4])
                try await client.page.evaluate("surface.clear()")
            }
        }
    }
}
