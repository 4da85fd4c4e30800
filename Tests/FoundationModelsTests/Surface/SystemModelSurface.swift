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
        let availability: SystemLanguageModel.Availability = model.availability
        isAvailability(availability)
        let reason: SystemLanguageModel.Availability.UnavailableReason = .modelNotReady
        isAvailability(SystemLanguageModel.Availability.unavailable(reason))
        switch availability {
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

    static func adapters(file: URL) async throws {
        typealias Adapter = SystemLanguageModel.Adapter
        let adapter: Adapter = try Adapter(fileURL: file)
        let _: Adapter = try Adapter(name: "a")
        let _: SystemLanguageModel = SystemLanguageModel(adapter: adapter)
        let _: SystemLanguageModel = SystemLanguageModel(adapter: adapter, guardrails: .default)
        try await adapter.compile()
        let _: [String: Any] = adapter.creatorDefinedMetadata
        let _: [String] = Adapter.compatibleAdapterIdentifiers(name: "a")
        try Adapter.removeObsoleteAdapters()
    }

    static func adapterErrors(_ error: SystemLanguageModel.Adapter.AssetError) {
        func isError(_ error: some Error & LocalizedError) {}
        isError(error)
        let _: String? = error.errorDescription
        let _: String? = error.recoverySuggestion
        let context = SystemLanguageModel.Adapter.AssetError.Context(debugDescription: "a")
        let _: String = context.debugDescription
        switch error {
        case .invalidAsset(let context), .invalidAdapterName(let context), .compatibleAdapterNotFound(let context):
            let _: SystemLanguageModel.Adapter.AssetError.Context = context
        @unknown default: break
        }
    }
}
