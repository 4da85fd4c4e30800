import Foundation
import FoundationModels
import Observation

// The client's part for the system's model.

enum SystemModelSurface {
    static func model() {
        func isModel(_ model: some AnyObject & Sendable & Observable) {}
        let model: SystemLanguageModel = .default
        isModel(model)
        let _: SystemLanguageModel = SystemLanguageModel()
        let useCase: SystemLanguageModel.UseCase = .general
        let guardrails: SystemLanguageModel.Guardrails = .default
        let _: SystemLanguageModel = SystemLanguageModel(useCase: useCase, guardrails: guardrails)
        let _: SystemLanguageModel = SystemLanguageModel(
            useCase: .contentTagging, guardrails: .permissiveContentTransformations)
        let _: Bool = model.isAvailable
        let _: Set<Locale.Language> = model.supportedLanguages
        let _: Bool = model.supportsLocale()
        let _: Bool = model.supportsLocale(Locale(identifier: "ja"))
        let _: Int = model.contextSize
        func isUseCase(_ value: some Sendable & Equatable) {}
        isUseCase(useCase)
        func isSendable(_ value: some Sendable) {}
        isSendable(guardrails)
    }

    static func availability(_ model: SystemLanguageModel) {
        func isAvailability(_ value: some Sendable & Equatable) {}
        isAvailability(model.availability)
        switch model.availability {
        case .available: break
        case .unavailable(let reason):
            func isReason(_ value: some Sendable & Hashable) {}
            isReason(reason)
            switch reason {
            case .deviceNotEligible, .appleIntelligenceNotEnabled, .modelNotReady: break
            @unknown default: break
            }
        }
    }

    @MainActor
    static func tokenCounts(_ model: SystemLanguageModel, tools: [any Tool], transcript: Transcript) async throws {
        let _: Int = try await model.tokenCount(for: "a prompt")
        let _: Int = try await model.tokenCount(for: Prompt("a prompt"))
        let _: Int = try await model.tokenCount(for: Instructions("instructions"))
        let _: Int = try await model.tokenCount(for: tools)
        let _: Int = try await model.tokenCount(for: Int.generationSchema)
        let _: Int = try await model.tokenCount(for: transcript)
        let _: Int = try await model.tokenCount(for: transcript.suffix(2))
    }
}
