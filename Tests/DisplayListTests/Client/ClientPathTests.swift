import BrowserTesting
import DisplayList
import DrawingValues
import Foundation
import Testing

extension ClientTests {
    /// Paths in several layers, as symbols in several colors are.
    @Suite("Paths in the client") @MainActor struct PathTests {
        private static let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        private let red = Paint.color(DisplayColor(red: 1, green: 0, blue: 0))
        private let blue = Paint.color(DisplayColor(red: 0, green: 0, blue: 1))

        private func square(_ side: Double) -> PathGeometry {
            PathGeometry([
                .move(to: .zero), .line(to: CGPoint(x: side, y: 0)), .line(to: CGPoint(x: side, y: side)),
                .line(to: CGPoint(x: 0, y: side)), .closeSubpath,
            ])
        }

        private func screen(_ layers: [PathContent.Layer]) -> DisplayList {
            let content = PathContent(path: square(40), viewBox: Self.frame, fill: red, layers: layers)
            return Screens.screen(DisplayElement(id: ElementID(2), frame: Self.frame, content: .path(content)))
        }

        /// The tree of the drawing, without definitions: `g(path) path`.
        private func tree(_ client: ClientPage) async throws -> String? {
            let script = """
                (() => {
                  const tree = (node) => node.tagName
                    + (node.children.length > 0 ? `(${[...node.children].map(tree).join(' ')})` : '');
                  return [...e2.querySelector('svg').children].filter((node) => node.tagName !== 'defs').map(tree).join(' ');
                })()
                """
            return try await client.page.evaluate(script).string
        }

        private func fills(_ client: ClientPage) async throws -> [String?] {
            let script = "[...e2.querySelectorAll('svg > path, svg g path')].map((path) => path.style.fill)"
            return try await client.page.evaluate(script).array?.map(\.string) ?? []
        }

        @Test func `layers lie over one another in their paints`() async throws {
            try await ClientPage.run { client in
                try await client.show(screen([PathContent.Layer(path: square(20), fill: blue)]))
                #expect(try await tree(client) == "path path")
                #expect(try await fills(client) == ["rgb(255, 0, 0)", "rgb(0, 0, 255)"])
            }
        }

        @Test func `what a layer clears is a group that the layer's shape masks`() async throws {
            try await ClientPage.run { client in
                let cut = PathContent.Layer(path: square(20), fill: nil, clearsBehind: true)
                let front = PathContent.Layer(path: square(10), fill: blue, clearsBehind: true)
                try await client.show(screen([cut, front]))
                #expect(try await tree(client) == "g(g(path)) path")
                #expect(try await fills(client) == ["rgb(255, 0, 0)", "rgb(0, 0, 255)"])
                let masks = try await client.page.evaluate(
                    """
                    [...e2.querySelectorAll('g')].map((group) => {
                      const mask = document.querySelector(group.getAttribute('mask').slice(4, -1));
                      return [...mask.children].map((shape) => getComputedStyle(shape).fill).join();
                    })
                    """)
                #expect(masks.array?.map(\.string) == Array(repeating: "rgb(255, 255, 255),rgb(0, 0, 0)", count: 2))
            }
        }

        @Test func `layers that are gone leave nothing behind`() async throws {
            try await ClientPage.run { client in
                let cut = PathContent.Layer(path: square(20), fill: blue, clearsBehind: true)
                try await client.show(screen([cut]))
                try await client.change(from: screen([cut]), to: screen([]))
                #expect(try await tree(client) == "path")
                #expect(try await client.page.evaluate("e2.querySelectorAll('mask').length") == 0)
                try await client.change(from: screen([]), to: screen([cut, cut]))
                #expect(try await tree(client) == "g(g(path) path) path")
            }
        }
    }
}
