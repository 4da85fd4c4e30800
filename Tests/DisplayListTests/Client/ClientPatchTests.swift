import BrowserTesting
import DisplayList
import Foundation
import TestSupport
import Testing

extension ClientTests {
    @Suite("Patches in the client") @MainActor struct PatchTests {
        /// A surface's state, in a form that is independent of its history.
        private static let dump = """
            globalThis.dump = (surface) => {
              const styles = (node) => [...node.style].map((name) => `${name}:${node.style.getPropertyValue(name)}`).sort();
              const words = (value) => value.split(' ').filter((word) => word !== 'resting').sort().join(' ');
              const attributes = (node) => [...node.attributes]
                .map(({ name, value }) => `${name}=${name === 'class' ? words(value) : value}`)
                .filter((text) => !/^style=|^id=paint/.test(text)).sort();
              const draw = (node) => node.nodeType === Node.TEXT_NODE ? node.data
                : [node.localName, attributes(node), styles(node), [...node.childNodes].map(draw)];
              // What has the keyboard is within reach even where it is transparent.
              document.activeElement?.blur();
              const text = JSON.stringify([surface.describe(), draw(surface.node)]);
              return text.replace(/#paint(mask)?\\d+/g, '#paint');
            };
            globalThis.fresh = (operations) => {
              const node = document.createElement('div');
              node.className = 'surface';
              document.body.append(node);
              const surface = new Surface(node);
              surface.applySnapshot(operations);
              const text = dump(surface);
              surface.clear();
              node.remove();
              return text;
            };
            """

        private func expectEqual(_ client: ClientPage, whole: String, _ comment: Comment) async throws {
            let difference = try await client.page.evaluate(
                """
                (() => {
                  const shown = dump(surface), expected = fresh(\(whole));
                  if (shown === expected) return '';
                  let place = 0;
                  while (shown[place] === expected[place]) place += 1;
                  const around = (text) => text.slice(Math.max(0, place - 200), place + 100);
                  return `shown    ${around(shown)}\\nexpected ${around(expected)}`;
                })()
                """)
            #expect(difference == "", comment)
        }

        @Test(arguments: 0..<12)
        func `random patches leave the page as if it had been made at once`(seed: Int) async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.dump)
                var random = RandomDisplayList(seed: seed, elementCount: 8 + seed * 3)
                try await client.show(random.list)
                for step in 0..<12 {
                    let old = random.list
                    random.step()
                    try await client.change(from: old, to: random.list)
                    let whole = ClientPage.operations(from: nil, to: random.list)
                    try await expectEqual(client, whole: whole, "seed \(seed), step \(step)")
                }
            }
        }

        @Test(arguments: 100..<106)
        func `a snapshot turns any page into the one it describes`(seed: Int) async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.dump)
                var random = RandomDisplayList(seed: seed, elementCount: 25)
                try await client.show(random.list)
                for step in 0..<5 {
                    for _ in 0..<4 { random.step() }
                    try await client.show(random.list)
                    let whole = ClientPage.operations(from: nil, to: random.list)
                    try await expectEqual(client, whole: whole, "seed \(seed), step \(step)")
                }
            }
        }

        @Test func `what two scroll views magnify may come later, and may be given up by one`() async throws {
            try await ClientPage.run { client in
                try await client.page.evaluate(Self.dump)
                var list = Screens.screen(
                    Screens.scroll(2, CGRect(x: 0, y: 0, width: 100, height: 100), contentHeight: 300, children: []),
                    Screens.scroll(3, CGRect(x: 0, y: 100, width: 100, height: 100), contentHeight: 300, children: []))
                for id in 2...3 { list.magnify(ElementID(9), in: ElementID(id)) }
                try await client.show(list)
                let steps: [(Comment, @MainActor (inout DisplayList) -> Void)] = [
                    (
                        "it came",
                        { list in
                            list[ElementID(9)] = Screens.group(9, CGRect(x: 10, y: 20, width: 30, height: 40))
                            list[ElementID(2)]!.children = [ElementID(9)]
                        }
                    ),
                    ("it was moved", { $0[ElementID(9)]!.frame.origin.x = 50 }),
                    ("one gave it up", { $0.magnify(nil, in: ElementID(2)) }),
                    ("nobody magnifies it", { $0.magnify(nil, in: ElementID(3)) }),
                ]
                for (comment, step) in steps {
                    let old = list
                    step(&list)
                    try await client.change(from: old, to: list)
                    try await expectEqual(client, whole: ClientPage.operations(from: nil, to: list), comment)
                }
            }
        }

        @Test func `a page translated by others is patched all the same`() async throws {
            try await ClientPage.run { client in
                let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
                let old = Screens.screen(
                    Screens.text(2, frame, lines: [("Hello", true)]), Screens.text(3, frame, lines: [("there", true)]))
                try await client.show(old)
                try await client.page.evaluate(
                    """
                    for (const run of document.querySelectorAll('.run')) {
                      const font = document.createElement('font');
                      font.append(...run.childNodes);
                      run.append(font);
                    }
                    """)
                var new = old
                new[ElementID(2)]!.content = Screens.text(2, frame, lines: [("Goodbye", true)]).content
                new[Screens.root]!.children = [ElementID(2)]
                new[ElementID(3)] = nil
                try await client.change(from: old, to: new)
                #expect(try await client.page.evaluate("surface.node.innerText.trim()") == "Goodbye")
            }
        }

        @Test func `reordering a hundred rows keeps focus, selection and offsets`() async throws {
            try await ClientPage.run { client in
                let rows = (0..<100).map { index in
                    Screens.field(
                        100 + index, CGRect(x: 0, y: Double(index) * 30, width: 200, height: 28), text: "row \(index)")
                }
                var list = Screens.screen(rows)
                list[Screens.root]!.children = [ElementID(2)]
                list[ElementID(2)] = Screens.scroll(
                    2, CGRect(x: 0, y: 0, width: 220, height: 300), contentHeight: 3000,
                    children: rows.map(\.id.rawValue))
                try await client.show(list)
                try await client.page.evaluate(
                    """
                    (async () => {
                      e150.focus({ preventScroll: true });
                      e150.setSelectionRange(1, 4);
                      // A browser shows a new selection in the next frame.
                      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
                      e2.scrollTop = 900;
                    })()
                    """)
                var random = SeededRandom(seed: 9)
                for _ in 0..<3 {
                    let old = list
                    list[ElementID(2)]!.children.shuffle(using: &random)
                    try await client.change(from: old, to: list)
                    let order = try await client.page.evaluate(
                        "[...e2.firstChild.children].map((row) => Number(row.id.slice(1)))")
                    #expect(order.array?.compactMap(\.int) == list[ElementID(2)]!.children.map(\.rawValue))
                    let state = try await client.page.evaluate(
                        "[document.activeElement.id, e150.selectionStart, e150.selectionEnd, e2.scrollTop]")
                    #expect(state == ["e150", 1, 4, 900])
                }
            }
        }

        @Test func `a child and its parent can change places in the page`() async throws {
            try await ClientPage.run { client in
                let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                var old = Screens.screen(Screens.group(2, frame))
                old[ElementID(2)]!.children = [ElementID(3)]
                old[ElementID(3)] = Screens.group(3, frame)
                old[ElementID(3)]!.children = [ElementID(4)]
                old[ElementID(4)] = Screens.group(4, frame)
                var new = old
                new[Screens.root]!.children = [ElementID(4)]
                new[ElementID(4)]!.children = [ElementID(3)]
                new[ElementID(3)]!.children = [ElementID(2)]
                new[ElementID(2)]!.children = []
                try await client.show(old)
                try await client.change(from: old, to: new)
                let path = "[e2.parentNode.id, e3.parentNode.id, e4.parentNode.id]"
                #expect(try await client.page.evaluate(path) == ["e3", "e4", "e1"])
                try await client.show(old)
                #expect(try await client.page.evaluate(path) == ["e1", "e2", "e3"])
            }
        }
    }
}

extension DisplayList {
    /// Zooms an element in a scroll view to twice its size.
    fileprivate mutating func magnify(_ element: ElementID?, in scroll: ElementID) {
        guard case .scroll(var content) = self[scroll]?.content else { preconditionFailure("\(scroll) doesn't scroll") }
        content.zoom = element.map { .init(element: $0, scale: 2, minimum: 1, maximum: 6, bounces: true) }
        self[scroll]?.content = .scroll(content)
    }
}
