/// What a button hands to what the browser shares with. Any of it may be empty.
public struct ShareContent: Equatable, Sendable {
    /// What it is called.
    public var title: String
    public var text: String
    /// An address; nil where there is none.
    public var address: String?

    public init(title: String = "", text: String = "", address: String? = nil) {
        self.title = title
        self.text = text
        self.address = address
    }
}
