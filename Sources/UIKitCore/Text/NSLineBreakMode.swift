/// What happens to text that doesn't fit.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping
    /// Here, words are still kept whole if a line has room for them.
    case byCharWrapping
    /// `byTruncatingHead` cuts text at its beginning, `byTruncatingMiddle` in its middle, the others at its end.
    case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
