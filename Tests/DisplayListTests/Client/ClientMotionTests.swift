import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Motions in the client") @MainActor struct MotionTests {
        private let box = CGRect(x: 10, y: 10, width: 40, height: 40)
        private let spring = Motion.Curve.spring(response: 0.6, dampingFraction: 0.7)
        private let linear = Motion.Curve.bezier(duration: 60, x1: 0, y1: 0, x2: 1, y2: 1)

        private func moved(_ list: DisplayList, to x: Double, _ curve: Motion.Curve?, serial: Int) -> DisplayList {
            var list = list
            list[ElementID(2)]!.frame.origin.x = x
            list[ElementID(2)]!.motions[.frame] = curve.map { Motion(curve: $0, serial: serial) }
            return list
        }

        @Test func `a moved element starts where it was, and an interrupted one goes on from where it is`() async throws
        {
            try await ClientPage.run { client in
                let start = Screens.screen(Screens.group(2, box))
                let right = moved(start, to: 300, spring, serial: 1)
                let back = moved(right, to: 10, spring, serial: 2)
                try await client.show(start)
                // The clock of animations doesn't advance within one turn, so both positions belong to the same time.
                let result = try await client.page.evaluate(
                    """
                    (async () => {
                      const place = () => e2.getBoundingClientRect().x;
                      const jump = (operations) => {
                        const before = place();
                        surface.applyFrame(operations);
                        return Math.abs(place() - before);
                      };
                      const first = jump(\(ClientPage.operations(from: start, to: right)));
                      while (place() < 40) await new Promise(requestAnimationFrame);
                      const running = () => surface.find(2).motions.running.get('frame').travel;
                      const speed = running().state(document.timeline.currentTime / 1000).velocities[0];
                      const second = jump(\(ClientPage.operations(from: right, to: back)));
                      return [first, second, running().velocity[0] - speed, speed === 0];
                    })()
                    """)
                let numbers = result.array?.compactMap(\.double) ?? []
                #expect(numbers.count == 3 && numbers.allSatisfy { abs($0) < 0.1 }, "\(numbers)")
                try await client.page.waitFor("document.getAnimations().length === 0")
                #expect(try await client.page.evaluate("e2.getBoundingClientRect().x") == 10)
            }
        }

        @Test func `what changes without a motion jumps, and ends the motion under way`() async throws {
            try await ClientPage.run { client in
                let start = Screens.screen(Screens.group(2, box))
                let right = moved(start, to: 300, linear, serial: 1)
                let jumped = moved(right, to: 200, nil, serial: 1)
                try await client.show(start)
                try await client.change(from: start, to: right)
                #expect(try await client.page.evaluate("document.getAnimations().length") == 1)
                try await client.change(from: right, to: jumped)
                #expect(
                    try await client.page.evaluate("[document.getAnimations().length, e2.getBoundingClientRect().x]")
                        == [
                            0, 200,
                        ])
            }
        }

        @Test func `an element that comes late goes on where its motion is, or is there`() async throws {
            try await ClientPage.run { client in
                let start = Screens.screen(Screens.group(2, box))
                for (age, places) in [(30.0, 150.0...290.0), (90, 300...300)] {
                    var late = moved(start, to: 300, linear, serial: Int(age))
                    late[ElementID(2)]!.motions[.frame]!.delay = -age
                    late[ElementID(2)]!.motions[.frame]!.origin = .frame(box)
                    try await client.page.evaluate("surface.clear()")
                    try await client.show(late)
                    let place = try #require(await client.page.evaluate("e2.getBoundingClientRect().x").double)
                    #expect(places.contains(place), "\(place)")
                }
            }
        }

        @Test func `a turn of 360 degrees turns, though its matrix does not change`() async throws {
            try await ClientPage.run { client in
                let start = Screens.screen(Screens.group(2, box))
                var turned = start
                turned[ElementID(2)]!.style.transform.rotationDegrees = 360
                turned[ElementID(2)]!.motions[.transform] = Motion(curve: linear, repeatCount: .infinity, serial: 1)
                try await client.show(start)
                try await client.change(from: start, to: turned)
                let matrix = try await client.page.evaluate(
                    "(() => { const [a] = document.getAnimations(); a.currentTime = 15000; return getComputedStyle(e2).transform.match(/-?[0-9.]+(e-[0-9]+)?/g).map((text) => Math.round(Number(text))); })()"
                )
                #expect(matrix == [0, 1, -1, 0, 0, 0])
                #expect(
                    try await client.page.evaluate(
                        "document.getAnimations()[0].effect.getTiming().iterations === Infinity")
                        == true)
            }
        }

        private func turn(_ degrees: Double, from eyeDistance: Double) -> Transform {
            var transform = Transform.identity
            transform.turn = Transform.Turn(degrees: degrees, x: 0, y: 1, z: 0, eyeDistance: eyeDistance)
            return transform
        }

        @Test func `a turn in space travels by its angle, and goes on where its view becomes larger`() async throws {
            try await ClientPage.run { client in
                var start = Screens.group(2, box)
                start.style.transform = turn(0, from: 50)
                var turned = start
                turned.style.transform = turn(360, from: 50)
                turned.inheritMotions(from: start, under: Motion(curve: linear, repeatCount: .infinity, serial: 1))
                var larger = turned
                larger.style.transform = turn(360, from: 100)
                larger.inheritMotions(from: turned, under: nil)
                // A quarter of the animation: the entries of the matrix, in thousandths.
                let matrix = """
                    (() => {
                      const [animation] = document.getAnimations();
                      animation.currentTime = 15000;
                      const entries = getComputedStyle(e2).transform.split('(')[1].split(',');
                      return entries.map((text) => Math.round(parseFloat(text) * 1000) + 0);
                    })()
                    """
                try await client.show(Screens.screen(start))
                try await client.change(from: Screens.screen(start), to: Screens.screen(turned))
                #expect(
                    try await client.page.evaluate(matrix)
                        == [0, 0, -1000, 20, 0, 1000, 0, 0, 1000, 0, 0, 0, 0, 0, 0, 1000])
                try await client.change(from: Screens.screen(turned), to: Screens.screen(larger))
                #expect(
                    try await client.page.evaluate(matrix)
                        == [0, 0, -1000, 10, 0, 1000, 0, 0, 1000, 0, 0, 0, 0, 0, 0, 1000])
                #expect(try await client.page.evaluate("document.getAnimations().length") == 1)
            }
        }

        @Test func `a new element enters, but not one of a snapshot`() async throws {
            try await ClientPage.run { client in
                let start = Screens.screen()
                var element = Screens.group(2, box)
                element.style.opacity = 0.5
                element.entrance = Entrance(
                    opacity: 0, offset: CGSize(width: 100, height: 0), motion: Motion(curve: linear, serial: 1))
                let new = Screens.screen(element)
                try await client.show(start)
                try await client.change(from: start, to: new)
                #expect(
                    try await client.page.evaluate(
                        "[getComputedStyle(e2).opacity < 0.1, e2.getBoundingClientRect().x > 90]") == [true, true])
                try await client.show(start)
                try await client.show(new)
                #expect(
                    try await client.page.evaluate("[getComputedStyle(e2).opacity, e2.getBoundingClientRect().x]") == [
                        "0.5", 10,
                    ])
            }
        }

        @Test func `an element that changed before it was ever sent comes from where it was`() async throws {
            try await ClientPage.run { client in
                let first = Screens.group(2, box)
                var second = first
                second.frame.origin.x = 300
                second.inheritMotions(from: first, under: Motion(curve: linear, repeatCount: .infinity, serial: 1))
                try await client.show(Screens.screen(second))
                let place =
                    "(() => { document.getAnimations()[0].currentTime = 30000; return e2.getBoundingClientRect().x; })()"
                #expect(try await client.page.evaluate(place) == 155)
                // The window grows, and the element's layout position with it.
                var third = second
                third.frame.origin.x = 320
                third.inheritMotions(from: second, under: nil)
                try await client.change(from: Screens.screen(second), to: Screens.screen(third))
                #expect(try await client.page.evaluate(place) == 175)
            }
        }

        @Test func `a resized window moves the way of what travels along`() async throws {
            try await ClientPage.run { client in
                let start = Screens.screen(Screens.group(2, box))
                let right = moved(start, to: 300, linear, serial: 1)
                var resized = moved(right, to: 320, nil, serial: 1)
                resized[Screens.root]!.frame.size.width = 440
                try await client.show(start)
                try await client.change(from: start, to: right)
                try await client.change(from: right, to: resized)
                let place =
                    "(() => { document.getAnimations()[0].currentTime = 30000; return e2.getBoundingClientRect().x; })()"
                #expect(try await client.page.evaluate(place) == 175)
            }
        }

        @Test func `who asked for less motion sees fades and no movement`() async throws {
            try await ClientPage.run(PageOptions(reducesMotion: true)) { client in
                let start = Screens.screen(Screens.group(2, box))
                var new = moved(start, to: 300, linear, serial: 1)
                new[ElementID(2)]!.style.opacity = 0.2
                new[ElementID(2)]!.motions[.opacity] = Motion(curve: linear, serial: 1)
                try await client.show(start)
                try await client.change(from: start, to: new)
                let state = try await client.page.evaluate(
                    "[e2.getBoundingClientRect().x, Number(getComputedStyle(e2).opacity) > 0.9, document.getAnimations().length]"
                )
                #expect(state == [300, true, 1])
            }
        }

        @Test func `a colour travels, and clear is not black`() async throws {
            try await ClientPage.run { client in
                let start = Screens.screen(Screens.group(2, box, color: nil))
                var new = start
                new[ElementID(2)]!.style.background = .color(DisplayColor(red: 1, green: 1, blue: 1))
                new[ElementID(2)]!.motions[.background] = Motion(curve: linear, serial: 1)
                try await client.show(start)
                try await client.change(from: start, to: new)
                let color = try await client.page.evaluate(
                    "(() => { document.getAnimations()[0].currentTime = 30000; return getComputedStyle(e2).backgroundColor; })()"
                )
                #expect(color == "rgba(255, 255, 255, 0.5)")
            }
        }
    }
}
