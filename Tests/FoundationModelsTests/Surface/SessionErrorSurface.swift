import Foundation
import FoundationModels

// The client's part for a session's errors, and for feedback.

enum SessionErrorSurface {
    static func generationErrors(_ error: LanguageModelSession.GenerationError) {
        func isError(_ error: some Error & LocalizedError) {}
        isError(error)
        let _: String? = error.errorDescription
        let _: String? = error.recoverySuggestion
        let _: String? = error.failureReason
        let context = LanguageModelSession.GenerationError.Context(debugDescription: "a")
        let _: String = context.debugDescription
        let refusal = LanguageModelSession.GenerationError.Refusal(transcriptEntries: [Transcript.Entry]())
        switch error {
        case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context),
            .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
            .rateLimited(let context), .concurrentRequests(let context):
            let _: LanguageModelSession.GenerationError.Context = context
        case .refusal(let refusal, let context):
            let _: LanguageModelSession.GenerationError.Refusal = refusal
            let _: LanguageModelSession.GenerationError.Context = context
        @unknown default: break
        }
        let _: LanguageModelSession.GenerationError = .refusal(refusal, context)
    }

    static func newerErrors() throws {
        func isError(_ error: some Error & LocalizedError) {}
        isError(LanguageModelSession.Error.concurrentRequests)
        let _: Set<LanguageModelSession.Error> = [.concurrentRequests, .transcriptMutationWhileResponding]
        let assets = SystemLanguageModel.Error.AssetsUnavailable(debugDescription: "a")
        let _: String = assets.debugDescription
        isError(SystemLanguageModel.Error.assetsUnavailable(assets))
        var parsing = GeneratedContent.ParsingError(rawContent: "a", debugDescription: "b")
        parsing = .init(rawContent: "a", underlyingError: parsing, debugDescription: "b")
        isError(parsing)
        let _: (String, (any Error)?, String) = (
            parsing.rawContent, parsing.underlyingError, parsing.debugDescription
        )
        let guide = LanguageModelError.UnsupportedGenerationGuide(schemaName: nil, debugDescription: "a")
        let _: String? = guide.schemaName
        let language = LanguageModelError.UnsupportedLanguageOrLocale(
            languageCode: Locale.LanguageCode("la"), debugDescription: "a")
        let _: Locale.LanguageCode = language.languageCode
        let content = LanguageModelError.UnsupportedTranscriptContent(unsupportedContent: [], debugDescription: "a")
        let _: [Transcript.Entry] = content.unsupportedContent
        let refusal = LanguageModelError.Refusal(explanation: "a", debugDescription: "b", metadata: [:])
        let _: LanguageModelSession.ResponseStream<String> = refusal.explanationStream
    }

    static func refusals(_ refusal: LanguageModelSession.GenerationError.Refusal) async throws {
        let _: LanguageModelSession.Response<String> = try await refusal.explanation
        let _: LanguageModelSession.ResponseStream<String> = refusal.explanationStream
    }

    static func toolCallErrors(tool: any Tool, underlying: any Error) {
        func isError(_ error: some Error & LocalizedError) {}
        var error = LanguageModelSession.ToolCallError(tool: tool, underlyingError: underlying)
        isError(error)
        error.tool = tool
        error.underlyingError = underlying
        let _: any Tool = error.tool
        let _: any Error = error.underlyingError
        let _: String? = error.errorDescription
    }

    static func feedback(_ session: LanguageModelSession, desired: Transcript.Entry?) {
        typealias Feedback = LanguageModelFeedback
        func isCases<Cases: CaseIterable>(_ type: Cases.Type) {}
        isCases(Feedback.Sentiment.self)
        isCases(Feedback.Issue.Category.self)
        let _: [Feedback.Sentiment] = [.positive, .negative, .neutral]
        let categories: [Feedback.Issue.Category] = [
            .unhelpful, .tooVerbose, .didNotFollowInstructions, .incorrect, .stereotypeOrBias, .suggestiveOrSexual,
            .vulgarOrOffensive, .triggeredGuardrailUnexpectedly,
        ]
        let issues = [Feedback.Issue(category: .unhelpful), .init(category: categories[0], explanation: "a")]
        let sentiment: Feedback.Sentiment? = .positive
        session.logFeedbackAttachment(sentiment: sentiment)
        let _: Data = session.logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: desired)
        let text: String? = nil
        let _: Data = session.logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredResponseText: text)
        let content: (any ConvertibleToGeneratedContent)? = nil
        let _: Data = session.logFeedbackAttachment(
            sentiment: sentiment, issues: issues, desiredResponseContent: content)
    }
}
