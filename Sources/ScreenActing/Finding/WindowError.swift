/// What a test wanted and didn't find, or couldn't do, with what there was instead.
public struct WindowError: Error, Equatable, CustomStringConvertible {
    /// A sentence.
    public let description: String

    /// Whether a finger was where it was meant to be, and nothing there hears of it.
    package let isUnheard: Bool

    package init(_ description: String, isUnheard: Bool = false) {
        (self.description, self.isUnheard) = (description, isUnheard)
    }
}
