/// Who may read an interpolated value.
///
/// Private values are written as `<private>`, or as a hash that tells equal values apart from different ones without
/// giving them away. `KISSA_LOG_PRIVATE=1` shows private values, for a developer at work; sensitive ones stay hidden.
public struct OSLogPrivacy: Sendable {
    /// What stands in for a private value.
    public struct Mask: Sendable {
        enum Kind { case none, hash }

        let kind: Kind

        /// A hash, the same for equal values within one process.
        public static let hash = Mask(kind: .hash)
        /// Nothing but the word "private".
        public static let none = Mask(kind: .none)
    }

    enum Level { case automatic, `public`, `private`, sensitive }

    let level: Level
    let mask: Mask

    /// Public for numbers and Booleans, private for everything else.
    public static let auto = OSLogPrivacy(level: .automatic, mask: .none)
    /// Everybody may read the value.
    public static let `public` = OSLogPrivacy(level: .public, mask: .none)
    /// Only a developer at work may read the value.
    public static let `private` = OSLogPrivacy(level: .private, mask: .none)
    /// Nobody may read the value.
    public static let sensitive = OSLogPrivacy(level: .sensitive, mask: .none)

    /// As `auto`; where the value is private, with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }
    /// As `private`, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
    /// As `sensitive`, with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }

    /// What a line shows for a value. A value that is merely hidden is never computed.
    func shown(_ value: () -> String, publicByDefault: Bool, revealingPrivate: Bool) -> String {
        switch level {
        case .public: value()
        case .automatic where publicByDefault || revealingPrivate: value()
        case .private where revealingPrivate: value()
        default: masked(value)
        }
    }

    private func masked(_ value: () -> String) -> String {
        switch mask.kind {
        case .none:
            return "<private>"
        case .hash:
            let hash = String(UInt(bitPattern: value().hashValue), radix: 36)
            return "<mask.hash: '\(hash)'>"
        }
    }
}
