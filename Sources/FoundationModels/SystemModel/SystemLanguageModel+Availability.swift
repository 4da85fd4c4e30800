extension SystemLanguageModel {
    /// Whether the model can be used.
    @frozen public enum Availability: Equatable, Sendable {
        /// The model can be used.
        case available
        /// The model can't be used.
        case unavailable(UnavailableReason)

        /// Why the model cannot be used.
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            /// The machine can't run it. Never the case for models on Linux.
            case deviceNotEligible
            /// The user has switched it off. Never the case for models on Linux.
            case appleIntelligenceNotEnabled
            /// Its file is missing, can't be read, or isn't a model that can be run here; or its server doesn't answer.
            case modelNotReady
        }
    }

    /// The purpose of the model.
    public struct UseCase: Sendable, Equatable {
        /// The instructions for the use case, before an app's own.
        let preface: String?

        /// General use.
        public static let general = UseCase(preface: nil)

        /// Finding tags that describe a text. The model gets an instruction for it before an app's own instructions.
        public static let contentTagging = UseCase(
            preface: "Describe the given text by its most important tags: topics, actions, objects and emotions.")
    }

    /// How strictly unsafe content is blocked.
    ///
    /// A model that runs from a file has no guardrails beyond its training:
    /// ``LanguageModelSession/GenerationError/guardrailViolation(_:)`` is never thrown by it, and an app that needs a
    /// filter must have its own.
    public struct Guardrails: Sendable {
        /// The default guardrails.
        public static let `default` = Guardrails()

        /// More permissive guardrails, for transforming a text that the app was given.
        public static let permissiveContentTransformations = Guardrails()
    }
}
