import BrowserTesting
import Testing

extension ClientTests {
    @Suite("Fonts in the client") @MainActor struct FontTests {
        /// The font that was added last is used first.
        private static let order = """
            (async (all) => {
              const { Fonts } = await import('/client/page/fonts.js');
              const fonts = new Fonts();
              for (const face of all) fonts.add([face]);
              const ranges = [...document.fonts].filter(({ family }) => family === 'order').map((face) => face.unicodeRange);
              for (const face of [...document.fonts]) if (face.family === 'order') document.fonts.delete(face);
              return ranges.at(-1);
            })
            """

        private nonisolated static let whole = "['order', '/base', 'U+20-7e,U+400-4ff,U+500']"
        private nonisolated static let latin = "['order', '/latin', 'U+20-7e']"
        private nonisolated static let others = "['order', '/base', 'U+400-4ff,U+500']"
        private nonisolated static let page = "['order', '/page', 'U+4e00-4eff']"

        @Test(arguments: [
            [whole, latin], [latin, whole], [latin, others, whole], [whole, others, latin],
            [others, whole, page, latin],
        ])
        func `a face that has all letters is asked before one that has some, whichever came first`(
            faces: [String]
        ) async throws {
            try await ClientPage.run { client in
                let last = try await client.page.evaluate("\(Self.order)([\(faces.joined(separator: ","))])")
                #expect(last == "U+20-7E, U+400-4FF, U+500")
            }
        }
    }
}
