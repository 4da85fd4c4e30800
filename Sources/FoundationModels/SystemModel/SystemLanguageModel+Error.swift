import protocol Foundation.LocalizedError

extension SystemLanguageModel {
    /// An error of the system's model. Code for OS 26 catches it as
    /// ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
    ///
    /// ```swift
    /// if case SystemLanguageModel.Error.assetsUnavailable(let details) = error { print(details.debugDescription) }
    /// ```
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    public enum Error: Swift.Error, LocalizedError, CustomDebugStringConvertible {
        /// The model's file is missing or cannot be read.
        case assetsUnavailable(AssetsUnavailable)

        /// Details of a missing model.
        ///
        /// ```swift
        /// let details = SystemLanguageModel.Error.AssetsUnavailable(debugDescription: "No model is installed.")
        /// ```
        public struct AssetsUnavailable: Sendable {
            /// Why the model is missing, for a developer.
            public var debugDescription: String

            /// Details with a description.
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

        /// Why, for a developer.
        public var failureReason: String? { debugDescription }

        /// What the user can do.
        public var recoverySuggestion: String? { earlier.recoverySuggestion }
    }
}
