/// The identity of one element of a window, unique during the window's life and never reused.
///
/// The builder of the display list assigns the number; it contains none of the user's data.
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
