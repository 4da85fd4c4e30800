import Foundation
import Localization
import Testing

@testable import FoundationModels

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

    @Test
    func `every error says what went wrong, why, and what to do`() {
        #expect(Self.all.allSatisfy { $0.failureReason == "Because." })
        #expect(Set(Self.all.compactMap(\.errorDescription)).count == Self.all.count)
        #expect(Self.all.allSatisfy { $0.recoverySuggestion?.isEmpty == false })
        #expect(Self.all.allSatisfy { $0.localizedDescription == $0.errorDescription })
    }

    @Test
    func `errors of OS 27 are told as those of OS 26 that mean the same`() {
        let context = GenerationError.Context(debugDescription: "Gone.")
        let session: [LanguageModelSession.Error] = [.concurrentRequests, .transcriptMutationWhileResponding]
        for error in session {
            #expect(error.localizedDescription == GenerationError.concurrentRequests(context).localizedDescription)
            #expect(error.recoverySuggestion == GenerationError.concurrentRequests(context).recoverySuggestion)
            #expect(error.failureReason == error.debugDescription)
        }
        let model = SystemLanguageModel.Error.assetsUnavailable(.init(debugDescription: "Gone."))
        #expect(model.debugDescription == "Gone." && model.failureReason == "Gone.")
        // As it is thrown by a session.
        let thrown = GenerationError.assetsUnavailable(context).thrown as? any LocalizedError
        #expect(thrown?.failureReason == "Gone.")
        let server = PrivateCloudComputeLanguageModel.Error.networkFailure(.init(debugDescription: "Gone."))
        #expect(server.failureReason == "Gone.")
        #expect(model.localizedDescription == GenerationError.assetsUnavailable(context).localizedDescription)
        #expect(model.recoverySuggestion == GenerationError.assetsUnavailable(context).recoverySuggestion)
    }

    @Test(arguments: [
        (["ja-JP"], "はい"), (["en-GB", "ja"], "Yes"), (["fr", "ja", "en"], "はい"), (["fr"], "Yes"), ([], "Yes"),
    ])
    func `the texts are in the first language that there is; English stands in for all others`(
        languages: [String], text: String
    ) {
        #expect(LocalizedText("Yes", "はい").text(for: languages) == text)
    }

    @Test
    func `an error is told in the language of the window in which it is read, whatever the process's is`() {
        let error: any Error = Self.all[0]
        let texts = ["ja", "en"].map { language in
            LocalizationContext.$languages.withValue([language]) { error.localizedDescription }
        }
        #expect(texts == ["会話が長すぎて、モデルが読みきれません。", "The conversation is too long for the model."])
        let newer: any Error = LanguageModelError.timeout(.init(debugDescription: "Late."))
        #expect(LocalizationContext.$languages.withValue(["ja"]) { newer.localizedDescription }.hasPrefix("時間内"))
    }
}
