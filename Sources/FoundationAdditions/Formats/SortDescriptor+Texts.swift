import Foundation
import Observation

extension SortDescriptor {
    /// Sorts by a text as the Finder does: numbers in it by their values, ignoring case. So do fetches of SwiftData and Core
    /// Data, and arrays of their objects; other observable objects are sorted in the order of the characters.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        if Self.keepsKeyPath {
            self.init(value: keyPath, order: order)
        } else {
            self.init(keyPath, comparator: LocalizedTextComparator.localizedStandard, order: order)
        }
    }

    /// Sorts by a text, or its lack, as the Finder does: numbers in it by their values, ignoring case. Nil comes first. So do
    /// fetches of SwiftData and Core Data, and arrays of their objects; other observable objects are sorted in the order of the
    /// characters.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        if Self.keepsKeyPath {
            self.init(optional: keyPath, order: order)
        } else {
            self.init(keyPath, comparator: LocalizedTextComparator.localizedStandard, order: order)
        }
    }

    /// Sorts by a text, by the rules of the current locale. The descriptor's `keyPath` isn't the given one, but goes on from
    /// the text to a key.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator,
        order: SortOrder? = nil
    ) {
        let key: any KeyPath<String, LocalizedKey> & Sendable =
            switch comparator.rule {
            case .localized: \.localizedKey
            case .localizedStandard: \.localizedStandardKey
            }
        self.init(value: keyPath.appending(path: key).sendable, order: order ?? comparator.order)
    }

    /// Sorts by a text, or its lack, by the rules of the current locale. Nil comes first. The descriptor's `keyPath` isn't the
    /// given one, but goes on from the text to a key.
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextComparator,
        order: SortOrder? = nil
    ) {
        let key: any KeyPath<String?, LocalizedKey?> & Sendable =
            switch comparator.rule {
            case .localized: \.?.localizedKey
            case .localizedStandard: \.?.localizedStandardKey
            }
        self.init(optional: keyPath.appending(path: key).sendable, order: order ?? comparator.order)
    }

    /// Foundation's initializer, which isn't the better one for a text where the type of the value is open.
    private init<Value: Comparable>(value keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder) {
        self.init(keyPath, order: order)
    }

    private init<Value: Comparable>(optional keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder) {
        self.init(keyPath, order: order)
    }

    /// Whether the key path stays as it is, as queries of SwiftData and Core Data need it, which sort as the Finder does. The
    /// descriptor's own `compare` compares the characters of texts.
    private static var keepsKeyPath: Bool {
        Compared.self is any Observable.Type || Compared.self is NSObject.Type
    }
}

/// A text that is compared by a rule of the current locale.
private struct LocalizedKey: Comparable, Sendable {
    let text: String
    let rule: LocalizedTextComparator.Rule

    static func == (one: Self, other: Self) -> Bool { one.rule.compare(one.text, other.text) == .orderedSame }
    static func < (one: Self, other: Self) -> Bool { one.rule.compare(one.text, other.text) == .orderedAscending }
}

extension String {
    fileprivate var localizedKey: LocalizedKey { LocalizedKey(text: self, rule: .localized) }
    fileprivate var localizedStandardKey: LocalizedKey { LocalizedKey(text: self, rule: .localizedStandard) }
}
