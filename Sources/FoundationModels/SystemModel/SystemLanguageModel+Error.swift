import protocol Foundation.LocalizedError

extension SystemLanguageModel {
    /// OS 27's words for what is wrong with the system's model. Provisional: the model throws
    /// ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``, as in OS 26.
    ///
    /// ```swift
    /// if case SystemLanguageModel.Error.assetsUnavailable(let details) = error { print(details.debugDescription) }
    /// ```
    public enum Error: Swift.Error, LocalizedError, CustomDebugStringConvertible {
        /// The model's file is missing or cannot be read.
        case assetsUnavailable(AssetsUnavailable)

        /// What is known of a model that is not there.
        ///
        /// ```swift
        /// let details = SystemLanguageModel.Error.AssetsUnavailable(debugDescription: "No model is installed.")
        /// ```
        public struct AssetsUnavailable: Sendable {
            /// Why it is not there, for a developer.
            public var debugDescription: String

            /// A model that is not there for this reason.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// Why, for a developer.
        public var debugDescription: String {
            switch self {
            case .assetsUnavailable(let details): details.debugDescription
            }
        }

        /// What went wrong.
        public var errorDescription: String? { counterpart.errorDescription }

        /// What the person can do.
        public var recoverySuggestion: String? { counterpart.recoverySuggestion }

        /// OS 26's error of the same meaning.
        private var counterpart: LanguageModelSession.GenerationError {
            .assetsUnavailable(.init(debugDescription: debugDescription))
        }
    }
}
