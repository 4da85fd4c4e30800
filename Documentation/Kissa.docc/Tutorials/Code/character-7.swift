import FoundationModels

@MainActor
final class Barista {
    private let session = LanguageModelSession(
        tools: [PriceList()], instructions: "You are a barista. Answer in one short sentence.")

    func answer(_ words: String) async throws -> String {
        try await session.respond(to: words).content
    }

    func order(from words: String) async throws -> Order {
        try await session.respond(to: "What does this guest order? \(words)", generating: Order.self).content
    }
}
