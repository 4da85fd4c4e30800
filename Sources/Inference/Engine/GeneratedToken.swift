/// One token of a reply.
public struct GeneratedToken: Sendable, Equatable {
    /// Why a reply ended.
    public enum FinishReason: Sendable, Equatable {
        /// The model has finished: this token is one of ``Tokenizer/endOfGeneration`` or a stop token.
        case endOfReply
        /// The reply has ``SamplingOptions/maximumTokenCount`` tokens.
        case maximumTokenCount
    }

    /// The token's index in the vocabulary.
    public let token: Token
    /// The text that this token completes: whole characters; empty if it only begins one.
    public let text: String
    /// Set on the last token of a reply.
    public let finishReason: FinishReason?
    /// How many tokens of the prompt were cached, the same for all tokens of a reply.
    public let reusedTokenCount: Int
}
