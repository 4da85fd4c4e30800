/// What a button hands to what the browser shares with. Any of it may be empty.
public struct ShareContent: Equatable, Sendable {
    /// What it is called.
    public var title: String
    /// The words to share.
    public var text: String
    /// An address; nil where there is none.
    public var address: String?

    /// Creates what is shared. By default it is empty.
    public init(title: String = "", text: String = "", address: String? = nil) {
        self.title = title
        self.text = text
        self.address = address
    }
}
