/// What happens to text that doesn't fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping
    /// Words are kept whole here where a line has room for them.
    case byCharWrapping
    case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
