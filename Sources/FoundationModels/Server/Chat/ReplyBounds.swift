/// How much one reply may be, by the app's limit of tokens or without one. It is far more than an honest server sends: tokens
/// are counted by the server, so that only a flood is noticed here.
struct ReplyBounds: Sendable, Equatable {
    /// Bytes of words: of the answer, of thoughts, and of calls.
    let wordByteCountMax: Int
    /// Bytes as they come, with everything around the words.
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
