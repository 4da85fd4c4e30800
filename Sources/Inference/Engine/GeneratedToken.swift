/// One token of a reply.
public struct GeneratedToken: Sendable, Equatable {
    /// Why a reply ended.
    public enum FinishReason: Sendable, Equatable {
        /// The model said that it has finished; this token is one of ``Tokenizer/endOfGeneration`` or a stop token.
        case endOfReply
        /// ``SamplingOptions/maximumTokenCount`` tokens are there.
        case maximumTokenCount
    }

    /// The token's number in the vocabulary.
    public let token: Token
    /// The text that this token completes: whole characters, empty where it only begins one.
    public let text: String
    /// Set on the last token of a reply.
    public let finishReason: FinishReason?
    /// How many tokens of the prompt were known from earlier requests, the same for all tokens of a reply.
    public let reusedTokenCount: Int
}
