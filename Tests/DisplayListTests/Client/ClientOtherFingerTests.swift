import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    /// A second finger that touches the screen while the first one drags something.
    @Suite("Another finger in the client") @MainActor struct OtherFingerTests {
        private let frame = CGRect(x: 0, y: 0, width: 390, height: 600)

        /// Drags the element 3, touches with another finger repeatedly on the way, and lifts the first one. Returns how far a
        /// node was moved then, and afterwards.
        private func move(
            from start: [Double], by way: [Double], in client: ClientPage, moving node: String
        ) async throws -> [String] {
            let script = """
                (() => {
                  const send = (name, ...fingers) => e3.dispatchEvent(Object.assign(
                    new Event(name, { bubbles: true, cancelable: true }),
                    { touches: fingers.map(([identifier, clientX, clientY]) => ({ identifier, clientX, clientY })) }));
                  const at = (part) => [7, \(start[0]) + \(way[0]) * part, \(start[1]) + \(way[1]) * part];
                  const other = [3, 200, 400];
                  send('touchstart', at(0));
                  send('touchmove', at(0.5));
                  send('touchstart', at(0.5), other);
                  send('touchend', at(0.5));
                  send('touchstart', at(0.5), other);
                  send('touchmove', other, at(1));
                  const moved = \(node).style.translate;
                  send('touchend', other);
                  return [moved, \(node).style.translate];
                })()
                """
            return try await client.page.evaluate(script).array?.compactMap(\.string) ?? []
        }

        /// An element with another one in it.
        private func screen(_ outer: DisplayElement) -> DisplayList {
            var outer = outer
            outer.children = [ElementID(3)]
            var list = Screens.screen(outer)
            list[ElementID(3)] = Screens.group(3, CGRect(x: 0, y: 100, width: 390, height: 500))
            return list
        }

        @Test func `a page that is swiped back stays with the finger that moves it`() async throws {
            try await ClientPage.run(.phone()) { client in
                var stack = Screens.group(2, frame)
                stack.input.events = [.back]
                try await client.show(screen(stack))
                let places = try await move(from: [5, 300], by: [80, 0], in: client, moving: "e3")
                #expect(places.first?.hasPrefix("80px") == true)
                #expect(places.last == "")
            }
        }

        @Test func `a card that is dragged stays with the finger that moves it`() async throws {
            try await ClientPage.run(.phone()) { client in
                let dialog = DialogContent(stops: [100])
                var sheet = DisplayElement(id: ElementID(2), frame: frame, content: .dialog(dialog))
                sheet.input.events = [.dismiss]
                try await client.show(screen(sheet))
                let places = try await move(from: [100, 150], by: [0, 80], in: client, moving: "e3")
                #expect(places == ["0px 80px", ""])
            }
        }

        @Test func `content that is pulled for a refresh stays with the finger that pulls it`() async throws {
            try await ClientPage.run(.phone()) { client in
                var content = ScrollContent(
                    scrollsHorizontally: false, scrollsVertically: true, contentSize: CGSize(width: 390, height: 900))
                content.isRefreshing = false
                var scroll = DisplayElement(id: ElementID(2), frame: frame, content: .scroll(content))
                scroll.input.events = [.refresh]
                try await client.show(screen(scroll))
                let places = try await move(
                    from: [100, 150], by: [0, 100], in: client, moving: "surface.elements.get(2).content")
                #expect(places == ["0px 50px", ""])
            }
        }
    }
}
