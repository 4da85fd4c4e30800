import Foundation

extension PrivateCloudComputeLanguageModel {
    /// Whether the model can be used.
    public enum Availability: Equatable, Sendable {
        /// It can.
        case available
        /// It cannot, for a reason.
        case unavailable(UnavailableReason)

        /// Why the model cannot be used.
        public enum UnavailableReason: Hashable, Sendable {
            /// There is no server.
            case deviceNotEligible
            /// The server does not answer, or not yet.
            case systemNotReady
        }
    }

    /// How much of what a user may ask is left.
    public struct QuotaUsage: Sendable {
        /// Whether anything is left.
        public var status: Status
        /// How a user can get more; nil where there is no way.
        public var limitIncreaseSuggestion: LimitIncreaseSuggestion?
        /// When there is more again; nil where that isn't known.
        public var resetDate: Date?

        /// Whether nothing is left.
        public var isLimitReached: Bool { if case .limitReached = status { true } else { false } }

        /// Whether anything is left.
        public enum Status: Sendable {
            /// Something is.
            case belowLimit(BelowLimit)
            /// Nothing is.
            case limitReached(LimitReached)

            /// Something is left.
            public struct BelowLimit: Sendable {
                /// Whether it is little.
                public var isApproachingLimit: Bool
            }

            /// Nothing is left.
            public struct LimitReached: Sendable {}
        }

        /// How a user can get more. Nothing here makes one.
        public struct LimitIncreaseSuggestion: Sendable {
            /// Shows the suggestion.
            public func show() {}
        }
    }

    /// What hinders the model besides what hinders any.
    public enum Error: Swift.Error, LocalizedError, CustomDebugStringConvertible {
        /// The server cannot be reached.
        case networkFailure(NetworkFailure)
        /// The user may not ask more.
        case quotaLimitReached(QuotaLimitReached)
        /// There is no server, or it does not answer.
        case serviceUnavailable(ServiceUnavailable)

        /// Details of a server that cannot be reached.
        public struct NetworkFailure: Sendable {
            /// What happened, for a developer.
            public var debugDescription: String

            /// Details in these words.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// Details of a limit that is reached.
        public struct QuotaLimitReached: Sendable {
            /// How the user can get more; nil where there is no way.
            public var limitIncreaseSuggestion: QuotaUsage.LimitIncreaseSuggestion?
            /// When there is more again; nil where that isn't known.
            public var resetDate: Date?
            /// What happened, for a developer.
            public var debugDescription: String

            /// Details in these words.
            public init(
                limitIncreaseSuggestion: QuotaUsage.LimitIncreaseSuggestion? = nil, resetDate: Date? = nil,
                debugDescription: String
            ) {
                self.limitIncreaseSuggestion = limitIncreaseSuggestion
                self.resetDate = resetDate
                self.debugDescription = debugDescription
            }
        }

        /// Details of a server that isn't there.
        public struct ServiceUnavailable: Sendable {
            /// What happened, for a developer.
            public var debugDescription: String

            /// Details in these words.
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

        /// What went wrong, for the person in front of the app.
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
