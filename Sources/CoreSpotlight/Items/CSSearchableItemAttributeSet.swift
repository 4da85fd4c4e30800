import Foundation
import Synchronization

/// What is known of an item that can be searched for.
///
/// See [CSSearchableItemAttributeSet](https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset).
public final class CSSearchableItemAttributeSet: Sendable {
    private struct Values: Sendable {
        var known: [String: AttributeValue]
        /// Names of values that were set to nil.
        var removed: Set<String> = []
    }

    private let values: Mutex<Values>
    private let picture = Mutex<Data?>(nil)

    /// A set for content of a type.
    public convenience init(contentType: UTType) {
        self.init(itemContentType: contentType.identifier)
    }

    /// A set for content of a type, by its identifier.
    public convenience init(itemContentType type: String) {
        self.init(["contentType": .text(type)])
    }

    init(_ values: [String: AttributeValue]) {
        self.values = Mutex(Values(known: values))
    }

    var all: [String: AttributeValue] { values.withLock { $0.known } }

    /// What an update takes away.
    var removed: Set<String> { values.withLock { $0.removed } }

    /// A picture of the item. It stays with the item, and isn't stored in the index.
    public var thumbnailData: Data? {
        get { picture.withLock { $0 } }
        set { picture.withLock { $0 = newValue } }
    }

    /// Sets a value of the app's own. Texts, numbers, dates, addresses and arrays of texts are stored; others are left out.
    public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
        switch value {
        case let text as String: set(text, key.keyName)
        case let texts as [String]: set(texts, key.keyName)
        case let date as Date: set(date, key.keyName)
        case let url as URL: set(url, key.keyName)
        case let number as NSNumber: set(number, key.keyName)
        case let number as any BinaryInteger: set(NSNumber(value: Double(number)), key.keyName)
        case let number as any BinaryFloatingPoint: set(NSNumber(value: Double(number)), key.keyName)
        default: change(nil, key.keyName)
        }
    }

    /// A value of the app's own: a text, an array of texts, a number or a date.
    public func value(forCustomKey key: CSCustomAttributeKey) -> Any? {
        switch all[key.keyName] {
        case .text(let text): text
        case .texts(let texts): texts
        case .number(let number): NSNumber(value: number)
        case .date(let date): date
        case nil: nil
        }
    }

    // MARK: Values by name

    private func change(_ value: AttributeValue?, _ name: String) {
        values.withLock { values in
            values.known[name] = value
            if value == nil { values.removed.insert(name) } else { values.removed.remove(name) }
        }
    }

    func set(_ text: String?, _ name: String) { change(text.map { .text($0) }, name) }
    func set(_ texts: [String]?, _ name: String) { change(texts.map { .texts($0) }, name) }
    func set(_ date: Date?, _ name: String) { change(date.map { .date($0) }, name) }
    func set(_ url: URL?, _ name: String) { change(url.map { .text($0.absoluteString) }, name) }

    /// NaN and infinity aren't stored.
    func set(_ number: NSNumber?, _ name: String) {
        let value = number?.doubleValue
        change(value.flatMap { $0.isFinite ? .number($0) : nil }, name)
    }

    func text(_ name: String) -> String? { if case .text(let text)? = all[name] { text } else { nil } }
    func texts(_ name: String) -> [String]? { if case .texts(let texts)? = all[name] { texts } else { nil } }
    func date(_ name: String) -> Date? { if case .date(let date)? = all[name] { date } else { nil } }
    func url(_ name: String) -> URL? { text(name).flatMap { URL(string: $0) } }
    func number(_ name: String) -> NSNumber? {
        if case .number(let number)? = all[name] { NSNumber(value: number) } else { nil }
    }
}

/// The name of an app's own attribute.
///
/// See [CSCustomAttributeKey](https://developer.apple.com/documentation/corespotlight/cscustomattributekey).
public final class CSCustomAttributeKey: Sendable {
    /// The name: letters of ASCII, digits and underscores.
    public let keyName: String
    /// Whether queries may name it.
    public let isSearchable: Bool
    /// Whether its text is found by words alone. Here all texts are that are searchable.
    public let isSearchableByDefault: Bool
    /// Accepted.
    public let isUnique: Bool
    /// Whether it has several values.
    public let isMultiValued: Bool

    /// A searchable key; nil for a name of other characters.
    public convenience init?(keyName: String) {
        self.init(keyName: keyName, searchable: true, searchableByDefault: true, unique: false, multiValued: false)
    }

    /// A key; nil for a name of other characters.
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        let isName = keyName.utf8.allSatisfy { $0 == 95 || (48...57).contains($0) || (97...122).contains($0 | 32) }
        guard !keyName.isEmpty, isName else { return nil }
        self.keyName = keyName
        (isSearchable, isSearchableByDefault) = (searchable, searchableByDefault)
        (isUnique, isMultiValued) = (unique, multiValued)
    }
}
