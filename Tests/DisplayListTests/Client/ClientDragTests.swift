import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Dragging in the client") @MainActor struct DragTests {
        private let frame = CGRect(x: 0, y: 0, width: 390, height: 600)

        private func element(_ id: Int, y: Double, _ events: Set<EventKind>) -> DisplayElement {
            var element = Screens.group(id, CGRect(x: 0, y: y, width: 390, height: 100))
            element.input.events = events
            element.input.isFocusable = events.contains(.drag)
            return element
        }

        /// A dialog with a draggable element and a drop destination, over another drop destination.
        private var screen: DisplayList {
            var dialog = DisplayElement(id: ElementID(2), frame: frame, content: .dialog(DialogContent()))
            dialog.input.events = [.dismiss]
            dialog.children = [ElementID(3), ElementID(4)]
            var list = Screens.screen(element(5, y: 400, [.drop]), dialog)
            list[ElementID(3)] = element(3, y: 100, [.drag])
            list[ElementID(4)] = element(4, y: 200, [.drop])
            return list
        }

        private func show(_ client: ClientPage) async throws {
            try await client.show(screen)
            try await client.page.waitFor("document.querySelector('dialog:modal')")
        }

        /// The drag's preview has an empty drawing.
        @Test func `escape gives up a drag in a dialog, not the dialog`() async throws {
            try await ClientPage.run { client in
                try await show(client)
                try await client.page.evaluate(
                    """
                    (() => {
                      const drawing = document.createElement('canvas');
                      drawing.width = 0;
                      e3.append(drawing);
                      const send = (name, clientX) => e3.dispatchEvent(new PointerEvent(name, {
                        pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1,
                        clientX, clientY: 150, bubbles: true,
                      }));
                      send('pointerdown', 100);
                      send('pointermove', 160);
                    })()
                    """)
                try await client.page.press("Escape")
                let events = try await client.events().map(\.drawn)
                #expect(events.contains("drag #3 -1 began") && events.contains("drag #3 -1 cancelled"))
                #expect(!events.contains("dismiss #2"))
                try await client.page.press("Escape")
                #expect(try await client.events().map(\.drawn).contains("dismiss #2"))
                try await client.page.evaluate("surface.clear()")
            }
        }

        @Test func `keys carry nothing to what lies below a modal dialog`() async throws {
            try await ClientPage.run { client in
                try await show(client)
                try await client.page.evaluate("e3.focus()")
                for key in [" ", "ArrowRight", "ArrowRight", "Escape"] { try await client.page.press(key) }
                let events = try await client.events().map(\.drawn)
                #expect(events.contains("drop #4 -1 began") && events.contains("drag #3 -1 cancelled"))
                #expect(!events.contains { $0.hasPrefix("drop #5") || $0.hasPrefix("dismiss") })
                try await client.page.evaluate("surface.clear()")
            }
        }

        @Test func `a drag by keys ends when its source leaves the page`() async throws {
            try await ClientPage.run { client in
                try await show(client)
                try await client.page.evaluate("e3.focus()")
                for key in [" ", "ArrowRight"] { try await client.page.press(key) }
                var list = screen
                list[ElementID(2)]?.children = [ElementID(4)]
                list[ElementID(3)] = nil
                try await client.show(list)
                #expect(try await client.events().map(\.drawn).contains("drop #4 -1 cancelled"))
                // The dialog handles the keys again.
                try await client.page.press("Escape")
                #expect(try await client.events().map(\.drawn).contains("dismiss #2"))
                try await client.page.evaluate("surface.clear()")
            }
        }

        @Test func `keys drop nothing on a place that is gone`() async throws {
            try await ClientPage.run { client in
                try await show(client)
                try await client.page.evaluate("e3.focus()")
                for key in [" ", "ArrowRight"] { try await client.page.press(key) }
                var list = screen
                list[ElementID(2)]?.children = [ElementID(3)]
                list[ElementID(4)] = nil
                try await client.show(list)
                try await client.page.press("Enter")
                let events = try await client.events().map(\.drawn)
                #expect(events.contains("drag #3 -1 ended") && !events.contains("drop #4 -1 ended"))
                try await client.page.evaluate("surface.clear()")
            }
        }

        @Test func `words of another program are left to a field, unless it lies in a place for them`() async throws {
            try await ClientPage.run { client in
                var place = element(3, y: 100, [.drop])
                place.children = [ElementID(4)]
                let line = CGRect(x: 0, y: 0, width: 200, height: 40)
                var list = Screens.screen(Screens.field(2, line), place)
                list[ElementID(4)] = Screens.field(4, line)
                try await client.show(list)
                let script = """
                    [e2, e4, e1].map((element) => {
                      const data = new DataTransfer();
                      data.setData('text/plain', 'Biscuits');
                      const { left, top } = element.getBoundingClientRect();
                      const event = new DragEvent('dragover', {
                        bubbles: true, cancelable: true, clientX: left + 10, clientY: top + 10, dataTransfer: data });
                      return !element.dispatchEvent(event);
                    })
                    """
                #expect(try await client.page.evaluate(script) == [false, true, true])
            }
        }
    }
}
