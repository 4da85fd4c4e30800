import BrowserTesting
import DisplayList
import DrawingValues
import Foundation
import Testing

extension ClientTests {
    /// What the client draws of symbols, and how many bitmaps that takes.
    @Suite("Symbols of canvases in the client") @MainActor struct CanvasTests {
        private static let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

        private func square(_ side: Double, _ color: DisplayColor, at x: Double = 0) -> CanvasContent.Operation {
            let path = PathGeometry([
                .move(to: CGPoint(x: x, y: 0)), .line(to: CGPoint(x: x + side, y: 0)),
                .line(to: CGPoint(x: x + side, y: side)), .line(to: CGPoint(x: x, y: side)), .closeSubpath,
            ])
            return .fill(
                state: 0, path: path, usesEvenOddRule: false,
                paint: .color(color), box: CGRect(x: 0, y: 0, width: side, height: side))
        }

        private func screen(_ change: (inout CanvasContent) -> Void) -> DisplayList {
            var content = CanvasContent(size: Self.frame.size, states: [CanvasContent.State()])
            change(&content)
            return Screens.screen(
                DisplayElement(id: ElementID(2), frame: Self.frame, content: .canvas(content)))
        }

        /// Red, green, blue and opacity at a point of the canvas.
        private func color(_ client: ClientPage, _ x: Int, _ y: Int) async throws -> [Int] {
            let script = """
                (() => {
                  const canvas = e2.querySelector('canvas'), scale = canvas.width / \(Int(Self.frame.width));
                  return [...canvas.getContext('2d').getImageData(\(x) * scale, \(y) * scale, 1, 1).data];
                })()
                """
            return try await client.page.evaluate(script).array?.compactMap(\.int) ?? []
        }

        private let red = DisplayColor(red: 1, green: 0, blue: 0)
        private let blue = DisplayColor(red: 0, green: 0, blue: 1)

        @Test func `a symbol is drawn where its state puts it, and as one`() async throws {
            try await ClientPage.run { client in
                try await client.show(
                    screen {
                        $0.states.append(CanvasContent.State(transform: [2, 0, 0, 2, 20, 0], opacity: 0.5))
                        $0.symbols = [
                            CanvasContent.Symbol(
                                operations: [square(10, red), square(5, blue)],
                                bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
                        ]
                        $0.operations = [.symbol(state: 1, 0)]
                    })
                #expect(try await color(client, 10, 5) == [0, 0, 0, 0])
                // The blue covers the red before both become translucent.
                let covered = try await color(client, 22, 2)
                #expect(covered[0] == 0 && covered[2] == 255 && abs(covered[3] - 128) < 2)
                let beside = try await color(client, 35, 15)
                #expect(beside[0] == 255 && beside[2] == 0 && abs(beside[3] - 128) < 2)
            }
        }

        @Test func `however many symbols are drawn apart, they share a bitmap`() async throws {
            try await ClientPage.run { client in
                _ = try await client.page.evaluate(
                    """
                    (() => {
                      const make = Object.getPrototypeOf(document).createElement ?? document.createElement;
                      globalThis.made = 0;
                      document.createElement = function (name) {
                        if (name === 'canvas') made += 1;
                        return make.call(document, name);
                      };
                      return 0;
                    })()
                    """)
                try await client.show(
                    screen {
                        $0.symbols = [
                            CanvasContent.Symbol(
                                operations: [square(10, red), square(5, blue)],
                                bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
                        ]
                        for place in 1...200 {
                            let shift = Double(place) / 5
                            $0.states.append(CanvasContent.State(transform: [1, 0, 0, 1, shift, 0], opacity: 0.5))
                            $0.operations.append(.symbol(state: place, 0))
                        }
                    })
                let made = try await client.page.evaluate("(() => { delete document.createElement; return made; })()")
                // The element's own, and the one that is used again and again.
                #expect(made == 2)
            }
        }

        @Test func `a symbol that isn't there, or draws itself, shows nothing, and the rest is shown`() async throws {
            try await ClientPage.run { client in
                try await client.show(
                    screen {
                        $0.symbols = [
                            CanvasContent.Symbol(operations: [.symbol(state: 0, 0), .symbol(state: 0, 1)]),
                            CanvasContent.Symbol(
                                operations: [.symbol(state: 0, 0), .symbol(state: 0, 1), square(5, red, at: 10)]),
                        ]
                        $0.operations =
                            [0, 1, 2, 7, -1, .max].map { .symbol(state: 0, $0) } + [square(5, blue, at: 30)]
                    })
                #expect(try await color(client, 12, 2) == [255, 0, 0, 255])
                #expect(try await color(client, 32, 2) == [0, 0, 255, 255])
                #expect(try await color(client, 2, 2) == [0, 0, 0, 0])
            }
        }

        @Test func `a canvas that is too large for a bitmap is drawn coarser`() async throws {
            try await ClientPage.run { client in
                try await client.show(
                    screen {
                        $0.size = CGSize(width: 40_000, height: 400)
                        $0.operations = [square(400, red)]
                    })
                let script = """
                    (() => {
                      const canvas = e2.querySelector('canvas');
                      return [canvas.width, canvas.height, canvas.getContext('2d').getImageData(150, 150, 1, 1).data[3]];
                    })()
                    """
                #expect(try await client.page.evaluate(script) == [16_000, 160, 255])
            }
        }

        @Test func `a drawn text is read out, or its label in its place`() async throws {
            try await ClientPage.run { client in
                var list = screen {
                    $0.text = "drawn by the letter"
                    $0.margin = CanvasContent.Margin(top: 32, left: 0, bottom: 0, right: 64)
                }
                try await client.show(list)
                let tree = try await client.page.accessibilityTree()
                #expect(tree.all.contains { $0.role == "StaticText" && $0.name == "drawn by the letter" })
                let box = "(({ x, y, width, height }) => [x, y, width, height])"
                #expect(
                    try await client.page.evaluate(
                        "\(box)(e2.querySelector('canvas').getBoundingClientRect()).map((n, i) => "
                            + "n - \(box)(e2.getBoundingClientRect())[i])") == [0, -32, 64, 32])
                let old = list
                list[ElementID(2)]?.accessibility.label = "in other words"
                try await client.change(from: old, to: list)
                let changed = try await client.page.accessibilityTree()
                #expect(changed.all.contains { $0.role == "StaticText" && $0.name == "in other words" })
                #expect(!changed.all.contains { $0.name == "drawn by the letter" })
            }
        }
    }
}
