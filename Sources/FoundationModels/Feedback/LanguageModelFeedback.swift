/// Users' feedback on a model's responses, in categories that can be counted.
///
/// ```swift
/// let data = session.logFeedbackAttachment(
///     sentiment: .negative, issues: [.init(category: .tooVerbose, explanation: "Asked for one sentence.")],
///     desiredResponseText: "A latte.")
/// try data.write(to: folder.appending(path: "feedback.json"))
/// ```
public struct LanguageModelFeedback {
    private init() {}

    /// Whether a user likes a response.
    public enum Sentiment: Sendable, Equatable, Hashable, CaseIterable {
        /// Likes it.
        case positive
        /// Dislikes it.
        case negative
        /// Neutral.
        case neutral
    }

    /// What is wrong with a response.
    public struct Issue: Sendable {
        /// The categories of issues.
        public enum Category: Sendable, Equatable, Hashable, CaseIterable {
            /// It does not help.
            case unhelpful
            /// It is too long.
            case tooVerbose
            /// It is not what the instructions or the prompt asked for.
            case didNotFollowInstructions
            /// It is not true.
            case incorrect
            /// It shows a stereotype or a bias.
            case stereotypeOrBias
            /// It is suggestive or sexual.
            case suggestiveOrSexual
            /// It is vulgar or offensive.
            case vulgarOrOffensive
            /// It was refused without a reason.
            case triggeredGuardrailUnexpectedly
        }

        let category: Category
        let explanation: String?

        /// An issue of a category, with an explanation.
        public init(category: Category, explanation: String? = nil) {
            self.category = category
            self.explanation = explanation
        }
    }
}
