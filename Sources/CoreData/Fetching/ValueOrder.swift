import Foundation

/// How two values are ordered. Nil comes first.
enum ValueOrder: Hashable {
    case plain, ignoringCase, localized, localizedIgnoringCase, localizedStandard

    init(selector: String?) {
        switch selector {
        case "caseInsensitiveCompare:": self = .ignoringCase
        case "localizedCompare:": self = .localized
        case "localizedCaseInsensitiveCompare:": self = .localizedIgnoringCase
        case "localizedStandardCompare:": self = .localizedStandard
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
        case .localized: one.localizedCompare(other)
        case .localizedIgnoringCase: one.localizedCaseInsensitiveCompare(other)
        case .localizedStandard: one.localizedStandardCompare(other)
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

    /// On Linux the comparison of a `SortDescriptor` can only be found by reflection.
    init<T>(_ descriptor: SortDescriptor<T>) {
        let isForward = descriptor.order == .forward
        if let keys = descriptor.keyPath.flatMap({ KeyRecorder.keys(of: $0) }), descriptor.isPlain {
            self.init(SortKey(keyPath: keys.joined(separator: "."), comparison: .plain), isAscending: isForward)
        } else {
            self.init(isAscending: isForward) { one, other in
                guard let one = one as? T, let other = other as? T else { return .orderedSame }
                return descriptor.compare(one, other)
            }
        }
    }

    static func sorted(_ objects: [NSManagedObject], by rules: [SortRule]) -> [NSManagedObject] {
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

extension ComparisonResult {
    var reversed: ComparisonResult {
        self == .orderedSame ? .orderedSame : self == .orderedAscending ? .orderedDescending : .orderedAscending
    }
}

extension SortDescriptor {
    /// Whether values are compared by `<`.
    fileprivate var isPlain: Bool {
        let comparison = Mirror(reflecting: self).children.first { $0.label == "comparison" }?.value
        let kind = comparison.flatMap { Mirror(reflecting: $0).children.first }
        if kind?.label == "comparable" { return true }
        let comparator =
            kind.flatMap { Mirror(reflecting: $0.value).children.first?.value } as? String.StandardComparator
        return comparator == .lexical
    }
}
