import Foundation
import FoundationModels

/// The error with which a recorded response ended. ``LanguageModelSession/GenerationError`` is thrown as such when it
/// is replayed; of other errors, the description is kept.
struct RecordedFailure: Codable, Sendable {
    fileprivate enum Kind: String, Codable {
        case exceededContextWindowSize, assetsUnavailable, guardrailViolation, unsupportedGuide
        case unsupportedLanguageOrLocale, decodingFailure, rateLimited, concurrentRequests, refusal
        case cancelled, other
    }

    private let kind: Kind
    private let description: String

    init(_ error: any Error) {
        switch error.thrown {
        case let error as LanguageModelSession.GenerationError:
            kind = Kind(error)
            description = error.context.debugDescription
        case let error as LanguageModelError where error.earlier != nil:
            kind = error.earlier.map(Kind.init) ?? .other
            description = error.debugDescription
        case is CancellationError:
            kind = .cancelled
            description = "The request was cancelled."
        default:
            kind = .other
            description = "\(type(of: error)): \(error.localizedDescription)"
        }
    }

    /// - Parameter transcript: The transcript that a refusal refers to.
    func error(_ transcript: Transcript) -> any Error {
        typealias GenerationError = LanguageModelSession.GenerationError
        let context = GenerationError.Context(debugDescription: description)
        return switch kind {
        case .exceededContextWindowSize: GenerationError.exceededContextWindowSize(context)
        case .assetsUnavailable: GenerationError.assetsUnavailable(context)
        case .guardrailViolation: GenerationError.guardrailViolation(context)
        case .unsupportedGuide: GenerationError.unsupportedGuide(context)
        case .unsupportedLanguageOrLocale: GenerationError.unsupportedLanguageOrLocale(context)
        case .decodingFailure: GenerationError.decodingFailure(context)
        case .rateLimited: GenerationError.rateLimited(context)
        case .concurrentRequests: GenerationError.concurrentRequests(context)
        case .refusal: GenerationError.refusal(.init(transcriptEntries: Array(transcript)), context)
        case .cancelled: CancellationError()
        case .other: ReplayError.recordedFailure(description)
        }
    }
}

extension RecordedFailure.Kind {
    fileprivate init(_ error: LanguageModelSession.GenerationError) {
        self =
            switch error {
            case .exceededContextWindowSize: .exceededContextWindowSize
            case .assetsUnavailable: .assetsUnavailable
            case .guardrailViolation: .guardrailViolation
            case .unsupportedGuide: .unsupportedGuide
            case .unsupportedLanguageOrLocale: .unsupportedLanguageOrLocale
            case .decodingFailure: .decodingFailure
            case .rateLimited: .rateLimited
            case .concurrentRequests: .concurrentRequests
            case .refusal: .refusal
            }
    }
}
