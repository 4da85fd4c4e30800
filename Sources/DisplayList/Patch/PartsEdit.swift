/// The fewest changes that turn one set of a module's parts into another.
public struct PartsEdit: Equatable, Sendable {
    /// New and changed parts.
    public var edited: [String: String]
    /// Removed parts, by name, in order.
    public var gone: [String]

    /// The edit from `old` to `new`.
    public init(from old: [String: String], to new: [String: String]) {
        guard old != new else {
            (edited, gone) = ([:], [])
            return
        }
        edited = new.filter { old[$0.key] != $0.value }
        gone = old.keys.filter { new[$0] == nil }.sorted()
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { edited.isEmpty && gone.isEmpty }

    /// The parts after the edit.
    public func applied(to old: [String: String]) -> [String: String] {
        var parts = old.merging(edited) { $1 }
        for name in gone { parts[name] = nil }
        return parts
    }
}
