/// A real field for files, which lies unseen over its children: a press on them opens what the browser chooses files
/// with.
public struct FileContent: Equatable, Sendable {
    /// MIME types and extensions (`image/*`, `.csv`); none are all.
    public var accept: [String]
    /// Whether several files can be chosen at once.
    public var allowsSeveral: Bool
    /// A new number asks the browser to open at once, which it does soon after a press only; nil waits for one.
    public var opens: Int?

    /// Creates a field. By default it takes one file of any kind.
    public init(accept: [String] = [], allowsSeveral: Bool = false, opens: Int? = nil) {
        self.accept = accept
        self.allowsSeveral = allowsSeveral
        self.opens = opens
    }
}
