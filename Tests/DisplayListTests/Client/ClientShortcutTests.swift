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

        /// Whether each key presses an element while a field has the keyboard.
        private func pressed(_ client: ClientPage, in field: String, by keys: String...) async throws -> [Bool] {
            let pressed = try await client.page.evaluate(
                """
                (async () => {
                  const { Shortcuts } = await import('/client/input/shortcuts.js');
                  const shortcuts = new Shortcuts({ elements: surface.elements });
                  document.body.insertAdjacentHTML('beforeend', `\(field)`);
                  const field = document.body.lastElementChild;
                  const pressed = [\(keys.joined(separator: ","))].map((key) => {
                    const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
                    field.dispatchEvent(event);
                    return event.defaultPrevented;
                  });
                  field.remove();
                  return pressed;
                })()
                """)
            return (pressed.array ?? []).compactMap(\.bool)
        }

        @Test(arguments: ["<input>", "<textarea></textarea>"])
        func `a text field keeps the keys that type and edit`(field: String) async throws {
            try await ClientPage.run { client in
                try await client.show(
                    Screens.screen(
                        button(2, "p"), button(3, "v", "command"), button(4, "ArrowLeft", "command"),
                        button(5, "{", "command", "option"), button(6, "s", "command"),
                        button(7, "Backspace", "control")))
                let typed = try await pressed(
                    client, in: field, by: "{ key: 'p', code: 'KeyP' }", "{ key: 'v', code: 'KeyV', ctrlKey: true }",
                    "{ key: 'м', code: 'KeyV', ctrlKey: true }", "{ key: 'ArrowLeft', ctrlKey: true }",
                    "{ key: '{', code: 'Digit7', ctrlKey: true, altKey: true, modifierAltGraph: true }",
                    "{ key: 'Backspace', ctrlKey: true }")
                #expect(typed == Array(repeating: false, count: 6))
                #expect(try await pressed(client, in: field, by: "{ key: 's', code: 'KeyS', ctrlKey: true }") == [true])
            }
        }

        @Test func `a check box leaves the keys of editing to shortcuts`() async throws {
            try await ClientPage.run { client in
                try await client.show(Screens.screen(button(2, "v", "command")))
                let key = "{ key: 'v', code: 'KeyV', ctrlKey: true }"
                #expect(try await pressed(client, in: "<input type='checkbox'>", by: key) == [true])
            }
        }

        @Test func `assistive technology names the key that replaces command`() async throws {
            try await ClientPage.run { client in
                try await client.show(Screens.screen(button(2, "s", "command", "shift")))
                let keys = try await client.page.evaluate(
                    "surface.elements.get(2).control.getAttribute('aria-keyshortcuts')")
                #expect(keys.string == "Control+Shift+s")
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
