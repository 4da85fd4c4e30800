/// What a button passes to the browser's share sheet. Any of it may be empty.
public struct ShareContent: Equatable, Sendable {
    /// The content's title.
    public var title: String
    /// The text to share.
    public var text: String
    /// An address; nil where there is none.
    public var address: String?

    /// Creates share content. By default it is empty.
    public init(title: String = "", text: String = "", address: String? = nil) {
        self.title = title
        self.text = text
        self.address = address
    }
}
