/// What a test wanted and didn't find, or couldn't do, with what there was instead.
public struct WindowError: Error, Equatable, CustomStringConvertible {
    /// A sentence.
    public let description: String

    package init(_ description: String) { self.description = description }
}
