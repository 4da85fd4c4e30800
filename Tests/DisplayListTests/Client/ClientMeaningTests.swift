import BrowserTesting
import DisplayList
import DrawingValues
import Foundation
import Testing

extension ClientTests {
    @Suite("Meaning and reach in the client") @MainActor struct MeaningTests {
        private let frame = CGRect(x: 10, y: 10, width: 120, height: 40)

        @Test func `hostile texts are shown, not run`() async throws {
            let hostile = #"<img src=x onerror="globalThis.broken=1"><script>globalThis.broken=1</script>&amp;"#
            try await ClientPage.run { client in
                var button = Screens.button(3, frame, label: hostile)
                button.accessibility.hint = hostile
                button.accessibility.identifier = hostile
                var field = Screens.field(4, frame.offsetBy(dx: 0, dy: 80), text: hostile)
                field.accessibility.label = hostile
                var list = Screens.screen(Screens.text(2, frame, lines: [(hostile, true)]), button, field)
                list.title = hostile
                list.requests = [.init(.speak(hostile), serial: 1)]
                try await client.show(list)
                #expect(try await client.page.evaluate("e2.innerText.trim()") == .string(hostile))
                #expect(
                    try await client.page.evaluate("[document.title, e4.value]") == [
                        .string(hostile), .string(hostile),
                    ])
                #expect(
                    try await client.page.evaluate(
                        "globalThis.broken ?? document.querySelectorAll('img,.surface script').length") == 0)
            }
        }

        @Test func `with colours of the reader's own a switch is still drawn, its words in theirs`() async throws {
            try await ClientPage.run(.phone()) { client in
                try await client.page.emulate(colorScheme: .light, reducesMotion: false, forcesColors: true)
                var toggle = Screens.button(2, frame, label: "Music")
                toggle.accessibility.role = .toggle
                toggle.children = [ElementID(3), ElementID(4)]
                var chosen = Screens.button(5, frame.offsetBy(dx: 0, dy: 80), label: "Day")
                chosen.accessibility.role = .radio
                chosen.accessibility.isSelected = true
                var list = Screens.screen(toggle, chosen)
                list[ElementID(3)] = Screens.group(3, frame)
                list[ElementID(4)] = Screens.text(4, frame, lines: [("Music", true)])
                try await client.show(list)
                let adjustments = "[e3, e4, e5].map((element) => getComputedStyle(element).forcedColorAdjust)"
                #expect(try await client.page.evaluate(adjustments) == ["none", "auto", "auto"])
                #expect(try await client.page.evaluate("getComputedStyle(e5).outlineStyle") == "solid")
            }
        }

        @Test func `a page says which language it is in and a text of another says so itself`() async throws {
            try await ClientPage.run(.phone()) { client in
                var list = Screens.screen(
                    Screens.text(2, frame, lines: [("Hello", true)]), Screens.text(3, frame, lines: [("夢", true)]))
                list.language = "en-GB"
                list[ElementID(3)]?.accessibility.language = "ja"
                try await client.show(list)
                #expect(
                    try await client.page.evaluate("[document.documentElement.lang, e2.lang, e3.lang]") == [
                        "en-GB", "", "ja",
                    ])
                list.language = "ja"
                list[ElementID(3)]?.accessibility.language = nil
                try await client.show(list)
                #expect(
                    try await client.page.evaluate("[document.documentElement.lang, e2.lang, e3.lang]") == [
                        "ja", "", "",
                    ])
            }
        }

        @Test func `elements have the roles and names that they are given`() async throws {
            try await ClientPage.run { client in
                var heading = Screens.text(2, frame, lines: [("Dream Coffee", true)])
                heading.accessibility.role = .heading
                heading.accessibility.headingLevel = 1
                let line = PathGeometry([.move(to: .zero), .line(to: CGPoint(x: 1, y: 1))])
                var image = DisplayElement(
                    id: ElementID(3), frame: frame, content: .path(PathContent(path: line, viewBox: frame)))
                image.accessibility.label = "A cup"
                var toggle = Screens.button(4, frame, label: "Music")
                toggle.accessibility.role = .toggle
                toggle.accessibility.isSelected = true
                var spoken = Screens.text(5, frame, lines: [("5", true)])
                spoken.accessibility.label = "five stars"
                let progress = DisplayElement(
                    id: ElementID(6), frame: frame, content: .progress(ProgressContent(fraction: 0.5, tint: .black)))
                var silent = Screens.button(7, frame, label: "Nobody hears this")
                silent.accessibility.isHidden = true
                try await client.show(Screens.screen([heading, image, toggle, spoken, progress, silent]))
                let tree = try await client.page.accessibilityTree()
                #expect(tree.first(role: "heading", name: "Dream Coffee") != nil)
                #expect(tree.all.contains { ["img", "image"].contains($0.role) && $0.name == "A cup" })
                #expect(tree.first(role: "switch", name: "Music") != nil)
                #expect(tree.all.contains { $0.role == "StaticText" && $0.name == "five stars" })
                #expect(!tree.all.contains { $0.name == "5" || $0.name == "Nobody hears this" })
                #expect(tree.all.contains { $0.role == "progressbar" })
            }
        }

        @Test(arguments: ["opacity", "hidden", "leaving"])
        func `what cannot be seen is out of reach`(how: String) async throws {
            try await ClientPage.run { client in
                var shade = Screens.group(2, CGRect(x: 0, y: 0, width: 400, height: 300))
                shade.children = [ElementID(3)]
                switch how {
                case "opacity": shade.style.opacity = 0
                case "hidden": shade.style.isHidden = true
                default: shade.isLeaving = true
                }
                var list = Screens.screen(shade)
                list[ElementID(3)] = Screens.button(3, frame, label: "Unreachable")
                try await client.show(list)
                try await client.page.press("Tab")
                #expect(try await client.page.evaluate("document.activeElement === e3") == false)
                #expect(try await client.page.evaluate("document.elementFromPoint(30, 30).id") == "e1")
                #expect(!(try await client.page.accessibilityTree()).all.contains { $0.name == "Unreachable" })
            }
        }

        @Test func `an empty group in front lets a press through, a coloured one does not`() async throws {
            try await ClientPage.run { client in
                let whole = CGRect(x: 0, y: 0, width: 400, height: 600)
                let old = Screens.screen(Screens.button(2, frame, label: "Go"), Screens.group(3, whole, color: nil))
                try await client.show(old)
                try await client.page.click(at: CGPoint(x: 30, y: 30))
                #expect(try await client.events().map(\.drawn).contains("press #2"))
                var new = old
                new[ElementID(3)]!.style.background = .color(.black)
                try await client.change(from: old, to: new)
                try await client.page.click(at: CGPoint(x: 30, y: 30))
                #expect(!(try await client.events().map(\.drawn).contains("press #2")))
                var untouchable = new
                untouchable[ElementID(3)]!.style.isHittable = false
                try await client.change(from: new, to: untouchable)
                try await client.page.click(at: CGPoint(x: 30, y: 30))
                #expect(try await client.events().map(\.drawn).contains("press #2"))
            }
        }

        @Test func `the higher zIndex lies in front, then the later child`() async throws {
            try await ClientPage.run { client in
                let top = "document.elementFromPoint(30, 30).id"
                let old = Screens.screen(Screens.group(2, frame), Screens.group(3, frame))
                try await client.show(old)
                #expect(try await client.page.evaluate(top) == "e3")
                var new = old
                new[ElementID(2)]!.style.zIndex = 0.5
                try await client.change(from: old, to: new)
                #expect(try await client.page.evaluate(top) == "e2")
            }
        }

        @Test func `copied text has its spaces and its paragraphs`() async throws {
            try await ClientPage.run { client in
                let lines: [(String, endsParagraph: Bool)] = [
                    ("Everything is", false), ("free here.", true), ("夢の", false), ("喫茶店", true), ("Donau", false),
                    ("dampf", true),
                ]
                var element = Screens.text(2, frame, lines: lines)
                guard case .text(var text) = element.content else { return }
                // The blank at which the line was broken.
                text.lines[0].runs.append(
                    TextContent.Run(text: " ", x: 90, width: 0, family: "Inter", size: 0, color: .black))
                element.content = .text(text)
                try await client.show(Screens.screen(element))
                let copied = try await client.page.evaluate(
                    "(getSelection().selectAllChildren(e2), getSelection().toString())")
                #expect(copied == "Everything is free here.\n夢の喫茶店\nDonaudampf")
            }
        }

        @Test func `an unchanged line keeps its node, and with it a selection`() async throws {
            try await ClientPage.run { client in
                let old = Screens.screen(Screens.text(2, frame, lines: [("one", true), ("two", true)]))
                let new = Screens.screen(Screens.text(2, frame, lines: [("one", true), ("two and more", true)]))
                try await client.show(old)
                try await client.page.evaluate("getSelection().selectAllChildren(e2.querySelector('.run'))")
                try await client.change(from: old, to: new)
                #expect(try await client.page.evaluate("getSelection().toString()") == "one")
                #expect(try await client.page.evaluate("e2.innerText.includes('two and more')") == true)
            }
        }

        @Test func `a line with other words keeps its nodes, one in another colour does not`() async throws {
            try await ClientPage.run { client in
                let old = Screens.screen(Screens.text(2, frame, lines: [("count 9", true)]))
                let new = Screens.screen(Screens.text(2, frame, lines: [("count 10", true)]))
                var red = new
                guard case .text(var text) = red[ElementID(2)]!.content else { return }
                text.lines[0].runs[0].color = .white
                red[ElementID(2)]!.content = .text(text)
                try await client.show(old)
                try await client.page.evaluate("globalThis.run = e2.querySelector('.run')")
                try await client.change(from: old, to: new)
                #expect(try await client.page.evaluate("run.isConnected && run.textContent") == "count 10")
                try await client.change(from: new, to: red)
                #expect(try await client.page.evaluate("run.isConnected") == false)
                #expect(try await client.page.evaluate("e2.querySelector('.run').style.color") == "rgb(255, 255, 255)")
            }
        }

        @Test func `each announcement is made once`() async throws {
            try await ClientPage.run { client in
                var list = Screens.screen()
                list.requests = [.init(.speak("one"), serial: 1)]
                try await client.page.evaluate(
                    """
                    (async () => {
                      const { Requests } = await import('/client/page/requests.js');
                      const requests = new Requests();
                      globalThis.announcer = requests.announcer;
                      surface.perform = (serial, request) => requests.perform(serial, request);
                      globalThis.spoken = [];
                      new MutationObserver((changes) => {
                        for (const { addedNodes } of changes) spoken.push(...[...addedNodes].map((line) => line.textContent));
                      }).observe(announcer.region, { childList: true });
                    })()
                    """)
                try await client.show(list)
                var next = list
                next.requests.append(.init(.speak("two"), serial: 2))
                try await client.change(from: list, to: next)
                try await client.show(next)
                #expect(try await client.page.evaluate("spoken") == ["one", "two"])
                // Whoever reads on doesn't meet it again.
                try await client.page.waitFor("announcer.region.childElementCount === 0", timeout: .seconds(6))
            }
        }
    }
}
