import BrowserTesting
import Foundation
import FoundationModels
import Inference
import TestSupport
import Testing

/// Dream Coffee as `make play` starts it: a process of its own, beside the model that was fetched for its adapter.
@MainActor
@Suite("Dream Coffee with a fetched model", .serialized, .timeLimit(.minutes(2)))
struct FetchedModelTests {
    /// A model that answers "So big" has the fetched model's name and size, and a smaller adapter of the game's own name makes
    /// that "So fun".
    private func prepare(_ data: TemporaryFolder, hasAdapter: Bool) throws {
        let adapter = RepositoryFiles.root.appending(path: "Apps/DreamCoffee/Adapters/talk-en.gguf")
        let baseName = try #require(try AdapterDescription(contentsOf: adapter).baseName)
        let base = try #require(FetchableModel.all.first { $0.title == baseName })
        var parrot = ParrotModelFile.saying("So big")
        (parrot.successors[UInt8(ascii: "f")], parrot.successors[UInt8(ascii: "u")]) = ([117], [110])
        parrot.contextLength = 8_192
        let file = try data.write(parrot.data, to: "kissa/models/\(base.fileName)")
        try FileHandle(forUpdating: file).truncate(atOffset: UInt64(base.byteCount))
        guard hasAdapter else { return }
        let small = ParrotAdapterFile(successors: [UInt8(ascii: " "): UInt8(ascii: "f")], baseName: baseName)
        try data.write(small.data, to: "kissa/adapters/talk-en.gguf")
    }

    /// What the page shows when the barista has answered "Hello there".
    private func answer(in shop: ShopProcess) async throws -> String {
        let words = PlayWords.english
        return try await Browser.shared(.chromium).withPage(.desktop()) { page in
            try await page.navigate(to: try shop.address)
            try await page.press(button: words.newGame)
            try await page.waitForSomebody(Page.button(words.talkToBarista))
            try await page.click(Page.button(words.talkToBarista))
            try await page.waitForTurn()
            try await page.type("Hello there")
            try await page.press("Enter")
            try await page.waitFor("document.activeElement.tagName !== 'INPUT'")
            try await page.waitForTurn()
            return try #require(try await page.evaluate("document.querySelector('main, body').textContent").string)
        }
    }

    @Test func `its people speak with the adapter`() async throws {
        let data = try TemporaryFolder()
        try prepare(data, hasAdapter: true)
        let shop = try ShopProcess(in: data.url)
        defer { shop.remove() }
        try await shop.start()
        let answer = try await answer(in: shop)
        #expect(answer.contains("So fun"), "\(answer)")
    }

    /// The game's own adapter doesn't fit the parrot.
    @Test func `a model without a fitting adapter is not spoken with`() async throws {
        let data = try TemporaryFolder()
        try prepare(data, hasAdapter: false)
        let shop = try ShopProcess(in: data.url)
        defer { shop.remove() }
        try await shop.start()
        let answer = try await answer(in: shop)
        #expect(!answer.contains("So big") && !answer.contains("So fun"), "\(answer)")
    }
}
