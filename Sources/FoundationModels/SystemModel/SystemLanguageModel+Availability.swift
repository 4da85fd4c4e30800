extension SystemLanguageModel {
    /// Whether the model can be used.
    @frozen public enum Availability: Equatable, Sendable {
        /// It can.
        case available
        /// It cannot.
        case unavailable(UnavailableReason)

        /// Why the model cannot be used.
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            /// The machine cannot run it. Local models on Linux never say so.
            case deviceNotEligible
            /// The person has switched it off. Local models on Linux never say so.
            case appleIntelligenceNotEnabled
            /// Its file is missing, cannot be read, or is no model that can be run here; or its server does not answer.
            case modelNotReady
        }
    }

    /// What the model is for.
    public struct UseCase: Sendable, Equatable {
        /// What the model is told before an app's own instructions.
        let preface: String?

        /// Anything.
        public static let general = UseCase(preface: nil)

        /// Finding the tags that describe a text. The model is told so before an app's own instructions.
        public static let contentTagging = UseCase(
            preface: "Describe the given text by its most important tags: topics, actions, objects and emotions.")
    }

    /// How strictly unsafe content is kept out.
    ///
    /// A model that runs from a file has no guardrails beyond its training: ``LanguageModelSession/GenerationError/guardrailViolation(_:)`` is
    /// never thrown by it, and an app that needs a filter brings its own.
    public struct Guardrails: Sendable {
        /// The usual strictness.
        public static let `default` = Guardrails()

        /// Less strict for transforming a text that the app was given.
        public static let permissiveContentTransformations = Guardrails()
    }
}
