import protocol Foundation.LocalizedError

extension SystemLanguageModel {
    /// What is wrong with the system's model. Code for OS 26 catches it as
    /// ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
    ///
    /// ```swift
    /// if case SystemLanguageModel.Error.assetsUnavailable(let details) = error { print(details.debugDescription) }
    /// ```
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
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
        public var errorDescription: String? { earlier.errorDescription }

        /// What the person can do.
        public var recoverySuggestion: String? { earlier.recoverySuggestion }
    }
}
