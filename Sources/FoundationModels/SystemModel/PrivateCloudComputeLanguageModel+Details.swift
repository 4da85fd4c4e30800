import Foundation

extension PrivateCloudComputeLanguageModel {
    /// Whether the model can be used.
    public enum Availability: Equatable, Sendable {
        /// The model can be used.
        case available
        /// The model can't be used, for a reason.
        case unavailable(UnavailableReason)

        /// Why the model cannot be used.
        public enum UnavailableReason: Hashable, Sendable {
            /// There is no server.
            case deviceNotEligible
            /// The server does not answer, or not yet.
            case systemNotReady
        }
    }

    /// The state of a user's quota.
    public struct QuotaUsage: Sendable {
        /// Whether the quota is used up.
        public var status: Status
        /// How a user can raise the limit; nil if that isn't possible.
        public var limitIncreaseSuggestion: LimitIncreaseSuggestion?
        /// When the quota is reset; nil if that isn't known.
        public var resetDate: Date?

        /// Whether the quota is used up.
        public var isLimitReached: Bool { if case .limitReached = status { true } else { false } }

        /// Whether quota is left.
        public enum Status: Sendable {
            /// Quota is left.
            case belowLimit(BelowLimit)
            /// The quota is used up.
            case limitReached(LimitReached)

            /// The state of a quota that isn't used up.
            public struct BelowLimit: Sendable {
                /// Whether little of it is left.
                public var isApproachingLimit: Bool
            }

            /// The state of a quota that is used up.
            public struct LimitReached: Sendable {}
        }

        /// How a user can raise the limit. There never is a way here.
        public struct LimitIncreaseSuggestion: Sendable {
            /// Shows the suggestion.
            public func show() {}
        }
    }

    /// Errors of this model, in addition to those of all models.
    public enum Error: Swift.Error, LocalizedError, CustomDebugStringConvertible {
        /// The server cannot be reached.
        case networkFailure(NetworkFailure)
        /// The quota is used up.
        case quotaLimitReached(QuotaLimitReached)
        /// There is no server, or it does not answer.
        case serviceUnavailable(ServiceUnavailable)

        /// Details of a server that cannot be reached.
        public struct NetworkFailure: Sendable {
            /// What happened, for a developer.
            public var debugDescription: String

            /// Details with a description.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// Details of a quota that is used up.
        public struct QuotaLimitReached: Sendable {
            /// How the user can raise the limit; nil if that isn't possible.
            public var limitIncreaseSuggestion: QuotaUsage.LimitIncreaseSuggestion?
            /// When the quota is reset; nil if that isn't known.
            public var resetDate: Date?
            /// What happened, for a developer.
            public var debugDescription: String

            /// Details with these values.
            public init(
                limitIncreaseSuggestion: QuotaUsage.LimitIncreaseSuggestion? = nil, resetDate: Date? = nil,
                debugDescription: String
            ) {
                self.limitIncreaseSuggestion = limitIncreaseSuggestion
                self.resetDate = resetDate
                self.debugDescription = debugDescription
            }
        }

        /// Details of a missing server.
        public struct ServiceUnavailable: Sendable {
            /// What happened, for a developer.
            public var debugDescription: String

            /// Details with a description.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// What happened, for a developer.
        public var debugDescription: String {
            switch self {
            case .networkFailure(let details): details.debugDescription
            case .quotaLimitReached(let details): details.debugDescription
            case .serviceUnavailable(let details): details.debugDescription
            }
        }

        /// Why, for a developer.
        public var failureReason: String? { debugDescription }

        /// What went wrong, for the app's user.
        public var errorDescription: String? {
            switch self {
            case .networkFailure, .serviceUnavailable:
                SystemLanguageModel.Error.assetsUnavailable(.init(debugDescription: debugDescription)).errorDescription
            case .quotaLimitReached:
                LanguageModelError.rateLimited(.init(resetDate: nil, debugDescription: debugDescription))
                    .errorDescription
            }
        }
    }
}
