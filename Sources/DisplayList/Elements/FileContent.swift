/// A native file field, which lies invisibly over its children: a press on them opens the browser's file picker.
public struct FileContent: Equatable, Sendable {
    /// The accepted MIME types and extensions (`image/*`, `.csv`); empty accepts all.
    public var accept: [String]
    /// Whether several files can be chosen at once.
    public var allowsSeveral: Bool
    /// A new number makes the browser open the picker at once, which browsers only allow soon after a press; nil waits for a
    /// press.
    public var opens: Int?

    /// Creates a field. By default it takes one file of any kind.
    public init(accept: [String] = [], allowsSeveral: Bool = false, opens: Int? = nil) {
        self.accept = accept
        self.allowsSeveral = allowsSeveral
        self.opens = opens
    }
}
