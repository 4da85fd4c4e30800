import Foundation
@testable import FoundationModels
import Testing

@Suite("Errors")
struct ErrorTests {
    static let all: [GenerationError] = {
        let context = GenerationError.Context(debugDescription: "Because.")
        return [
            .exceededContextWindowSize(context), .assetsUnavailable(context), .guardrailViolation(context),
            .unsupportedGuide(context), .unsupportedLanguageOrLocale(context), .decodingFailure(context),
            .rateLimited(context), .concurrentRequests(context), .refusal(.init(transcriptEntries: []), context),
        ]
    }()

    @Test("Every error says what went wrong, why, and what to do")
    func texts() {
        #expect(Self.all.allSatisfy { $0.failureReason == "Because." })
        #expect(Set(Self.all.compactMap(\.errorDescription)).count == Self.all.count)
        #expect(Self.all.allSatisfy { $0.recoverySuggestion?.isEmpty == false })
        #expect(Self.all.allSatisfy { $0.localizedDescription == $0.errorDescription })
    }

    @Test("The texts follow the language; English stands in for those that are not there")
    func languages() {
        let text = LocalizedText("Yes", "はい")
        #expect(text.text(for: .init(identifier: "ja-JP")) == "はい")
        #expect(text.text(for: .init(identifier: "en")) == "Yes")
        #expect(text.text(for: .init(identifier: "fr")) == "Yes")
    }
}
