import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Gestures in the client") @MainActor struct GestureTests {
        private let frame = CGRect(x: 100, y: 100, width: 100, height: 100)

        private func screen(_ gestures: GestureSpec...) -> DisplayList {
            var element = Screens.group(2, frame)
            element.input.events = [.gesture]
            element.input.gestures = gestures
            return Screens.screen(element)
        }

        private func phases(_ client: ClientPage) async throws -> [String] { try await client.events().map(\.drawn) }

        @Test func `a click is a tap at its place`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(.tap(count: 1)))
                try await client.page.click(at: CGPoint(x: 130, y: 140))
                let events = try await client.events()
                #expect(events.map(\.drawn) == ["gesture #2 0 ended"])
                #expect(events[0]["location"] == [30, 40])
            }
        }

        /// Dispatches pointer events at chosen times: on a busy machine, real clicks are never quick.
        private func pointer(_ names: String..., id: Int = 9) -> String {
            let list = names.map { "'\($0)'" }.joined(separator: ",")
            return """
                for (const name of [\(list)]) {
                  const init = { pointerId: \(id), clientX: 130, clientY: 130, bubbles: true, button: 0 };
                  e2.dispatchEvent(new PointerEvent(name, init));
                }
                """
        }

        @Test func `two quick taps are a double tap where one is wanted`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(.tap(count: 2), .tap(count: 1)))
                try await client.page.evaluate(pointer("pointerdown", "pointerup", "pointerdown", "pointerup"))
                try await client.page.waitFor("events.length > 0")
                #expect(try await phases(client) == ["gesture #2 0 ended"])
                try await client.page.evaluate(pointer("pointerdown", "pointerup"))
                try await client.page.waitFor("events.length > 0")
                #expect(try await phases(client) == ["gesture #2 1 ended"])
            }
        }

        @Test func `a drag begins, changes and ends, and is no tap`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(.tap(count: 1), .drag(minimumPoints: 10)))
                try await client.page.dragMouse(through: [
                    CGPoint(x: 110, y: 110), CGPoint(x: 114, y: 110), CGPoint(x: 150, y: 110), CGPoint(x: 300, y: 120),
                ])
                let events = try await client.events()
                #expect(events.first?.drawn == "gesture #2 1 began")
                #expect(events.last?.drawn == "gesture #2 1 ended")
                #expect(events.last?["location"] == [200, 20])
                #expect(events.last?["start"] == [10, 10])
                let changes = events.filter { $0["phase"] == "changed" }
                #expect(!changes.isEmpty && changes.allSatisfy { $0["coalesced"].string != nil })
            }
        }

        @Test func `two fingers magnify`() async throws {
            try await ClientPage.run(.phone()) { client in
                try await client.show(screen(.magnify(minimumDelta: 0.01)))
                let steps = [20.0, 30, 40].map { [CGPoint(x: 150 - $0, y: 150), CGPoint(x: 150 + $0, y: 150)] }
                try await client.page.dragFingers(steps)
                let events = try await client.events()
                #expect(events.last?.drawn == "gesture #2 0 ended")
                #expect(abs((events.last?["magnification"].double ?? 0) - 2) < 0.05)
            }
        }

        @Test func `two fingers turn by more than half a circle`() async throws {
            try await ClientPage.run(.phone()) { client in
                try await client.show(screen(.rotate(minimumDegrees: 1)))
                let steps = stride(from: 0.0, through: 270, by: 30).map { degrees in
                    let (x, y) = (30 * cos(degrees * .pi / 180), 30 * sin(degrees * .pi / 180))
                    return [CGPoint(x: 150 - x, y: 150 - y), CGPoint(x: 150 + x, y: 150 + y)]
                }
                try await client.page.dragFingers(steps)
                let last = try await client.events().last
                #expect(last?.drawn == "gesture #2 0 ended")
                #expect(abs((last?["rotation"].double ?? 0) - 270) < 3)
            }
        }

        /// A screen with an element with a gesture inside of another one.
        private func nested(_ outer: GestureSpec, _ inner: GestureSpec) -> DisplayList {
            var list = screen(outer)
            list[ElementID(2)]!.children = [ElementID(3)]
            var element = Screens.group(3, CGRect(x: 10, y: 10, width: 50, height: 50))
            element.input.events = [.gesture]
            element.input.gestures = [inner]
            list[ElementID(3)] = element
            return list
        }

        @Test func `of two that lie in each other the inner is recognised, unless the outer comes first or beside it`()
            async throws
        {
            try await ClientPage.run { client in
                let tap = GestureSpec.tap(count: 1)
                let cases: [(GestureSpec, [String])] = [
                    (tap, ["gesture #3 0 ended"]),
                    (tap.with(.simultaneous), ["gesture #3 0 ended", "gesture #2 0 ended"]),
                    (tap.with(.high), ["gesture #2 0 ended"]),
                ]
                for (outer, expected) in cases {
                    try await client.show(nested(outer, tap))
                    try await client.page.click(at: CGPoint(x: 130, y: 130))
                    #expect(try await phases(client) == expected)
                }
            }
        }

        @Test func `a gesture that comes first keeps a button inside from being pressed`() async throws {
            try await ClientPage.run { client in
                var list = screen(.tap(count: 1).with(.high))
                list[ElementID(2)]!.children = [ElementID(3)]
                list[ElementID(3)] = Screens.button(3, CGRect(x: 10, y: 10, width: 40, height: 40), label: "Inner")
                try await client.show(list)
                try await client.page.click("#e3")
                #expect(try await phases(client).filter { !$0.hasPrefix("focus") } == ["gesture #2 0 ended"])
            }
        }

        @Test func `a pointer that comes, moves and goes hovers`() async throws {
            try await ClientPage.run { client in
                // Move the mouse away from where an earlier test left it, since the element would be under it.
                try await client.page.moveMouse(to: CGPoint(x: 20, y: 130))
                try await client.show(screen(.hover(followsPointer: true), .hover(followsPointer: false)))
                for x in [20.0, 130, 150, 400] { try await client.page.moveMouse(to: CGPoint(x: x, y: 130)) }
                let first = ["began", "changed", "ended"].map { "gesture #2 0 \($0)" }
                let seen = try await phases(client)
                let following = seen.filter { $0.contains("#2 0") }
                #expect(following.first == first[0] && following.last == first[2] && following.contains(first[1]))
                #expect(seen.filter { $0.contains("#2 1") } == ["gesture #2 1 began", "gesture #2 1 ended"])
            }
        }

        @Test func `a drag in a scroll view leaves it its own direction`() async throws {
            try await ClientPage.run { client in
                var list = Screens.screen(
                    Screens.scroll(2, CGRect(x: 0, y: 0, width: 200, height: 200), contentHeight: 900, children: [3]))
                var element = Screens.group(3, frame)
                element.input.events = [.gesture]
                element.input.gestures = [.drag(minimumPoints: 10)]
                list[ElementID(3)] = element
                try await client.show(list)
                #expect(try await client.page.evaluate("e3.style.touchAction") == "pan-y")
                list[ElementID(3)]!.input.gestures = [.drag(minimumPoints: 10).with(.high)]
                try await client.show(list)
                #expect(try await client.page.evaluate("e3.style.touchAction") == "none")
            }
        }

        @Test func `a pinch in a scroll view leaves one finger to it`() async throws {
            try await ClientPage.run { client in
                var list = Screens.screen(
                    Screens.scroll(2, CGRect(x: 0, y: 0, width: 200, height: 200), contentHeight: 900, children: [3]))
                var element = Screens.group(3, frame)
                element.input.events = [.gesture]
                element.input.gestures = [.magnify(minimumDelta: 0.01)]
                list[ElementID(3)] = element
                try await client.show(list)
                #expect(try await client.page.evaluate("e3.style.touchAction") == "pan-y")
                list[ElementID(3)]!.input.gestures = [.magnify(minimumDelta: 0.01), .drag(minimumPoints: 10)]
                try await client.show(list)
                #expect(try await client.page.evaluate("e3.style.touchAction") == "none")
            }
        }

        @Test func `a touch is followed beside the element too, and hinders no tap`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(.tap(count: 1), .touch))
                try await client.page.evaluate(pointer("pointerdown", "pointerup"))
                try await client.page.waitFor("events.length > 2")
                let taps = try await phases(client)
                #expect(taps == ["gesture #2 1 began", "gesture #2 1 ended", "gesture #2 0 ended"])
                try await client.page.dragMouse(through: [
                    CGPoint(x: 110, y: 110), CGPoint(x: 150, y: 110), CGPoint(x: 230, y: 115), CGPoint(x: 300, y: 120),
                ])
                try await client.page.waitFor("events.some(({ phase }) => phase === 'ended')")
                let events = try await client.events()
                #expect(events.first?.drawn == "gesture #2 1 began")
                #expect(events.last?.drawn == "gesture #2 1 ended")
                #expect(events.last?["location"] == [200, 20])
            }
        }

        /// Simultaneous changes of several fingers are one event; it contains all of their positions.
        @Test func `several fingers are told of at once`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen(.touch))
                try await client.page.evaluate(
                    """
                    (async () => {
                      const turn = () => new Promise((done) => setTimeout(done, 20));
                      const send = (name, pointerId, clientX) => e2.dispatchEvent(
                        new PointerEvent(name, { pointerId, clientX, clientY: 130, bubbles: true, button: 0 }));
                      send('pointerdown', 4, 110); send('pointerdown', 5, 150); await turn();
                      send('pointermove', 5, 160); await turn();
                      send('pointerup', 4, 110); send('pointerup', 5, 160); await turn();
                    })()
                    """)
                try await client.page.waitFor("events.length > 2")
                let events = try await client.events()
                #expect(events.map(\.drawn) == ["gesture #2 0 began", "gesture #2 0 changed", "gesture #2 0 ended"])
                #expect(events[0]["fingers"] == [4, 10, 30, 5, 50, 30])
                #expect(events[1]["fingers"] == [4, 10, 30, 5, 60, 30])
                #expect(events[2]["fingers"] == [4, 10, 30, 5, 60, 30])
            }
        }

        @Test func `a button that listens tells when it is held`() async throws {
            try await ClientPage.run { client in
                var button = Screens.button(3, frame, label: "Brew")
                button.input.events = [.press, .hold]
                try await client.show(Screens.screen(button))
                try await client.page.click(at: CGPoint(x: 150, y: 150))
                try await client.page.waitFor("events.length > 2")
                let events = try await client.events()
                #expect(events.map(\.drawn) == ["hold #3", "hold #3", "press #3"])
                #expect(events.map { $0["down"].bool } == [true, false, nil])
            }
        }

        @Test func `a long press is reported while the finger is down`() async throws {
            try await ClientPage.run(.phone()) { client in
                try await client.show(screen(.longPress(minimumSeconds: 0.1, maximumPoints: 10), .tap(count: 1)))
                try await client.page.evaluate(pointer("pointerdown"))
                try await client.page.waitFor("events.length > 1")
                try await client.page.evaluate(pointer("pointerup"))
                #expect(try await phases(client) == ["gesture #2 0 began", "gesture #2 0 ended"])
                try await client.page.evaluate(pointer("pointerdown", "pointerup"))
                let short = ["gesture #2 0 began", "gesture #2 0 cancelled", "gesture #2 1 ended"]
                #expect(try await phases(client) == short)
            }
        }

        @Test func `a long press that is gone before its finger leaves the next tap alone`() async throws {
            try await ClientPage.run { client in
                let tap = GestureSpec.tap(count: 1)
                let before = screen(tap, .longPress(minimumSeconds: 10, maximumPoints: 10))
                try await client.show(before)
                try await client.page.evaluate(pointer("pointerdown"))
                try await client.change(from: before, to: screen(tap))
                try await client.page.evaluate(pointer("pointerup"))
                try await client.page.evaluate(pointer("pointerdown", "pointerup", id: 10))
                let expected = ["gesture #2 1 began", "gesture #2 0 ended", "gesture #2 0 ended"]
                #expect(try await phases(client) == expected)
            }
        }

        @Test func `a wheel is waited for only where a pinch is wanted`() async throws {
            try await ClientPage.run { client in
                let lists = [screen(.tap(count: 1)), screen(.magnify(minimumDelta: 0.01)), screen(.tap(count: 1))]
                try await client.show(lists[0])
                let script = """
                    [surface.elements.get(2).gestures.pinching instanceof AbortController,
                      !e2.dispatchEvent(new WheelEvent('wheel', {
                        ctrlKey: true, deltaY: -20, bubbles: true, cancelable: true }))]
                    """
                #expect(try await client.page.evaluate(script) == [false, false])
                try await client.change(from: lists[0], to: lists[1])
                #expect(try await client.page.evaluate(script) == [true, true])
                try await client.change(from: lists[1], to: lists[2])
                #expect(try await client.page.evaluate(script) == [false, false])
            }
        }

        @Test func `a button inside keeps its press to itself`() async throws {
            try await ClientPage.run { client in
                var list = screen(.tap(count: 1))
                list[ElementID(2)]!.children = [ElementID(3)]
                list[ElementID(3)] = Screens.button(3, CGRect(x: 10, y: 10, width: 40, height: 40), label: "Inner")
                try await client.show(list)
                try await client.page.click("#e3")
                #expect(try await phases(client).filter { !$0.hasPrefix("focus") } == ["press #3"])
            }
        }

        @Test func `a group that can be pressed is pressed by pointer and by key`() async throws {
            try await ClientPage.run { client in
                var element = Screens.group(2, frame)
                element.input.events = [.press, .key]
                element.input.isFocusable = true
                element.accessibility.role = .button
                element.accessibility.label = "Open"
                try await client.show(Screens.screen(element))
                try await client.page.click("#e2")
                #expect(try await phases(client) == ["press #2"])
                try await client.page.evaluate("e2.focus()")
                try await client.page.press("Enter")
                #expect(try await phases(client).filter { $0 == "press #2" }.count == 1)
                try await client.page.press("a", modifiers: [.shift])
                let key = try await client.events().first
                #expect(key?["down"] == true && key?["modifiers"] == ["shift"])
            }
        }

        @Test func `a scroll offset is reported where it comes to rest`() async throws {
            try await ClientPage.run { client in
                try await client.show(
                    Screens.screen(
                        Screens.scroll(2, CGRect(x: 0, y: 0, width: 200, height: 200), contentHeight: 900, children: [])
                    ))
                try await client.page.evaluate(
                    "(async () => { for (const y of [10, 50, 120]) { e2.scrollTop = y; await new Promise(requestAnimationFrame); } })()"
                )
                try await client.page.waitFor("events.some(({ offset }) => offset[1] === 120)")
                let events = try await client.events()
                #expect(events.allSatisfy { $0["coalesced"].string != nil })
            }
        }
    }
}
