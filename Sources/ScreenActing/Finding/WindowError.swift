/// Why a test's query or action failed, and what was there instead.
public struct WindowError: Error, Equatable, CustomStringConvertible {
    /// The description.
    public let description: String

    /// Whether the touch reached the element, but nothing there handles it.
    package let isUnheard: Bool

    package init(_ description: String, isUnheard: Bool = false) {
        (self.description, self.isUnheard) = (description, isUnheard)
    }
}
