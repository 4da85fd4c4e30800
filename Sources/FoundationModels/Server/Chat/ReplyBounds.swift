/// The size limits of a reply, with or without the app's limit of tokens. They are far higher than an honest server
/// needs: the server itself counts tokens, so these limits only stop a flood.
struct ReplyBounds: Sendable, Equatable {
    /// The limit for the content's bytes: the answer, reasoning and calls.
    let wordByteCountMax: Int
    /// The limit for all received bytes.
    let byteCountMax: Int
    let callCountMax = 128

    private static let tokenCountMax = 1 << 14
    /// The longest tokens are runs of spaces.
    private static let byteCountOfToken = 64
    private static let byteCountAroundToken = 2048
    private static let byteCountAroundReply = 16 << 10

    init(maximumResponseTokens: Int?) {
        let tokenCount = min(max(maximumResponseTokens ?? .max, 1), Self.tokenCountMax)
        wordByteCountMax = tokenCount * Self.byteCountOfToken + Self.byteCountAroundReply
        byteCountMax = tokenCount * Self.byteCountAroundToken + Self.byteCountAroundReply
    }
}
