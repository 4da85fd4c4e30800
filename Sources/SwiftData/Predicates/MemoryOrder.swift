import Foundation

/// The order of objects in memory by a sort descriptor: the same as that of a fetch. The objects themselves are asked for their
/// values. The descriptor's own `compare` doesn't notice on Linux that its `order` was changed.
package struct MemoryOrder<T> {
    /// The order of two objects if the one with the smaller value comes first.
    package let forward: (T, T) -> ComparisonResult
    private let isForward: Bool

    /// - Parameter text: The order of texts; nil for that of their characters.
    init(_ path: AnyKeyPath?, text: TextOrder?, _ order: SortOrder) {
        let comparison: Comparison<T>? = path.flatMap { path in
            text.flatMap { texts(path, $0) } ?? values(path)
        }
        (forward, isForward) = (comparison ?? { _, _ in .orderedSame }, order == .forward)
    }

    /// The order of a descriptor's values: texts as the Finder does, if it has no comparator.
    package init(_ descriptor: SortDescriptor<T>) {
        let text: TextOrder? = if case .order(let order) = descriptor.textComparison { order } else { nil }
        self.init(descriptor.keyPath, text: text, descriptor.order)
    }

    /// The order of two objects.
    package func compare(_ left: T, _ right: T) -> ComparisonResult {
        let result = forward(left, right)
        return isForward ? result : result.reversed
    }
}

extension Array {
    /// What the first rule says by which two objects differ.
    package func result<T>(_ left: T, _ right: T) -> ComparisonResult where Element == MemoryOrder<T> {
        for order in self {
            let result = order.compare(left, right)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    /// Whether an object comes before another one by the rules.
    package func precede<T>(_ left: T, _ right: T) -> Bool where Element == MemoryOrder<T> {
        result(left, right) == .orderedAscending
    }
}

extension ComparisonResult {
    /// The result in reverse order.
    package var reversed: ComparisonResult { ComparisonResult(rawValue: -rawValue)! }
}

private typealias Comparison<T> = (T, T) -> ComparisonResult

/// Compares texts; nil if the key path leads to other values.
private func texts<T>(_ path: AnyKeyPath, _ order: TextOrder) -> Comparison<T>? {
    if let path = path as? KeyPath<T, String> {
        return { order.compare($0[keyPath: path], $1[keyPath: path]) }
    }
    guard let path = path as? KeyPath<T, String?> else { return nil }
    return { result($0[keyPath: path], $1[keyPath: path]) { order.compare($0, $1) } }
}

/// Compares values of a type that is found out once, not in each comparison.
private func values<T>(_ path: AnyKeyPath) -> Comparison<T>? {
    let type = type(of: path).valueType
    if let type = type as? any Comparable.Type { return comparison(type, path) }
    return (type as? any ComparableOptional.Type)?.comparison(path)
}

private func comparison<T, Value: Comparable>(_ type: Value.Type, _ path: AnyKeyPath) -> Comparison<T>? {
    guard let path = path as? KeyPath<T, Value> else { return nil }
    return { result($0[keyPath: path], $1[keyPath: path]) }
}

private protocol ComparableOptional {
    static func comparison<T>(_ path: AnyKeyPath) -> Comparison<T>?
}

extension Optional: ComparableOptional where Wrapped: Comparable {
    fileprivate static func comparison<T>(_ path: AnyKeyPath) -> Comparison<T>? {
        guard let path = path as? KeyPath<T, Self> else { return nil }
        return { left, right in result(left[keyPath: path], right[keyPath: path]) { result($0, $1) } }
    }
}

/// The order of two values, of which nil comes first.
private func result<Value>(
    _ left: Value?, _ right: Value?, _ compare: (Value, Value) -> ComparisonResult
) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): compare(left, right)
    }
}

private func result<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
}
