import Foundation
import SwiftData

/// How two values are ordered. Nil comes first.
enum ValueOrder: Hashable {
    /// `compare:`
    case plain
    /// `caseInsensitiveCompare:`
    case ignoringCase
    case localized(TextOrder)

    init(selector: String?) {
        switch selector {
        case "caseInsensitiveCompare:": self = .ignoringCase
        case "localizedCompare:": self = .localized(.localized)
        case "localizedCaseInsensitiveCompare:": self = .localized(.localizedIgnoringCase)
        case "localizedStandardCompare:": self = .localized(.localizedStandard)
        default: self = .plain
        }
    }

    func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
        switch (one, other) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let one as String, let other as String): compare(one, other)
        case (let one as Date, let other as Date): one.compare(other)
        case (let one as NSNumber, let other as NSNumber): one.compare(other)
        case (let one as UUID, let other as UUID): Self.order(one.uuidString, other.uuidString)
        case (let one as URL, let other as URL): Self.order(one.absoluteString, other.absoluteString)
        case (let one as NSManagedObject, let other as NSManagedObject):
            Self.order(one.objectID.key, other.objectID.key)
        default: .orderedSame
        }
    }

    private func compare(_ one: String, _ other: String) -> ComparisonResult {
        switch self {
        case .plain: Self.order(one, other)
        case .ignoringCase: one.compare(other, options: .caseInsensitive)
        case .localized(let order): order.compare(one, other)
        }
    }

    private static func order<T: Comparable>(_ one: T, _ other: T) -> ComparisonResult {
        one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }
}

/// One of the rules by which objects are sorted.
struct SortRule {
    /// The keys, if SQL can know them.
    let keys: [String]?
    let order: ValueOrder
    let isAscending: Bool
    private let compareObjects: (NSManagedObject, NSManagedObject) -> ComparisonResult

    init(_ descriptor: NSSortDescriptor) {
        if let key = KeyRecorder.sortKey(of: descriptor.keyPath) {
            self.init(key, isAscending: descriptor.ascending)
        } else {
            self.init(isAscending: descriptor.ascending) { descriptor.compare($0, to: $1) }
        }
    }

    private init(
        keys: [String]? = nil, order: ValueOrder = .plain, isAscending: Bool,
        compare: @escaping (NSManagedObject, NSManagedObject) -> ComparisonResult
    ) { (self.keys, self.order, self.isAscending, compareObjects) = (keys, order, isAscending, compare) }

    private init(_ key: SortKey, isAscending: Bool) {
        let keys = key.keyPath.split(separator: ".").map(String.init)
        self.init(keys: keys, order: key.comparison, isAscending: isAscending) { one, other in
            let result = key.comparison.compare(
                one.value(forKeyPath: key.keyPath), other.value(forKeyPath: key.keyPath))
            return isAscending ? result : result.reversed
        }
    }

    /// Whether both certainly are the same.
    func isSame(as other: SortRule) -> Bool {
        keys != nil && keys == other.keys && order == other.order && isAscending == other.isAscending
    }

    static func sorted<T: NSManagedObject>(_ objects: [T], by rules: [SortRule]) -> [T] {
        guard !rules.isEmpty else { return objects }
        return objects.enumerated().sorted { one, other in
            for rule in rules {
                let result = rule.compareObjects(one.element, other.element)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return one.offset < other.offset
        }.map(\.element)
    }
}
