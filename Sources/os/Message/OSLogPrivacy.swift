/// The privacy of an interpolated value.
///
/// Private values are written as `<private>`, or as a hash, by which equal values can be recognized without being revealed.
/// `KISSA_LOG_PRIVATE=1` shows private values, for development; sensitive ones stay hidden.
public struct OSLogPrivacy: Sendable {
    /// The replacement of a private value.
    public struct Mask: Sendable {
        enum Kind { case none, hash }

        let kind: Kind

        /// A hash, the same for equal values within one process.
        public static let hash = Mask(kind: .hash)
        /// Only the word "private".
        public static let none = Mask(kind: .none)
    }

    enum Level { case automatic, `public`, `private`, sensitive }

    let level: Level
    let mask: Mask

    /// Public for numbers and Booleans, private for everything else.
    public static let auto = OSLogPrivacy(level: .automatic, mask: .none)
    /// The value is always shown.
    public static let `public` = OSLogPrivacy(level: .public, mask: .none)
    /// The value is only shown for development.
    public static let `private` = OSLogPrivacy(level: .private, mask: .none)
    /// The value is never shown.
    public static let sensitive = OSLogPrivacy(level: .sensitive, mask: .none)

    /// Like `auto`, with a mask for private values.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }
    /// Like `private`, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
    /// Like `sensitive`, with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }

    /// The text of a value in a line. A value that is hidden without a mask is never evaluated.
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
