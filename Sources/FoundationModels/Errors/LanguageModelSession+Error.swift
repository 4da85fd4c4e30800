import protocol Foundation.LocalizedError

extension LanguageModelSession {
    /// A session is used incorrectly.
    ///
    /// ```swift
    /// func isBusy(_ error: any Error) -> Bool { error as? LanguageModelSession.Error == .concurrentRequests }
    /// ```
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public enum Error: Swift.Error, Hashable, LocalizedError, CustomDebugStringConvertible {
        /// The session is still responding to another request.
        case concurrentRequests
        /// The transcript was changed while the session was responding. The change is not made, and the request fails.
        case transcriptMutationWhileResponding

        /// What went wrong.
        public var errorDescription: String? { earlier.errorDescription }

        /// Why, for a developer.
        public var failureReason: String? { debugDescription }

        /// What the user can do.
        public var recoverySuggestion: String? { earlier.recoverySuggestion }

        /// What happened, for a developer.
        public var debugDescription: String {
            switch self {
            case .concurrentRequests:
                "The session is still responding to another request. Check isResponding, or use two sessions."
            case .transcriptMutationWhileResponding:
                "The transcript was set while the session was responding. Wait until isResponding is false."
            }
        }
    }
}
