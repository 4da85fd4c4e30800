/// Identity of one element of a window, unique for the window's life and never used again.
///
/// The number is given out by whoever builds the display list; nothing of the user's data goes into it.
public struct ElementID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Wraps a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Whether the left number is smaller.
    public static func < (left: ElementID, right: ElementID) -> Bool { left.rawValue < right.rawValue }
}

extension ElementID: CustomStringConvertible {
    /// The number after a `#`.
    public var description: String { "#\(rawValue)" }
}
