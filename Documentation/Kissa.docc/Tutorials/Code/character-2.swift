import FoundationModels

@MainActor
final class Barista {
    private let session = LanguageModelSession(instructions: "You are a barista. Answer in one short sentence.")

    func answer(_ words: String) async throws -> String {
        try await session.respond(to: words).content
    }
}
