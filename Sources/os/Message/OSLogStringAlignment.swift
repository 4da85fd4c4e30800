/// The minimum width of a value, and its alignment.
public struct OSLogStringAlignment: Sendable {
    enum Side { case left, right }

    let side: Side
    let columns: Int

    /// No minimum width.
    public static let none = OSLogStringAlignment(side: .left, columns: 0)

    /// Padded with spaces on the left to this many characters.
    public static func right(columns: Int) -> OSLogStringAlignment { .init(side: .right, columns: columns) }

    /// Padded with spaces on the right to this many characters.
    public static func left(columns: Int) -> OSLogStringAlignment { .init(side: .left, columns: columns) }

    func applied(to text: String) -> String {
        guard columns > 0 else { return text }
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return side == .left ? text + padding : padding + text
    }
}
