import Foundation

/// A parsed predicate.
indirect enum PredicateCondition {
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case comparison(PredicateComparison)

    func isTrue(of subject: PredicateSubject) -> Bool {
        switch self {
        case .all(let parts): parts.allSatisfy { $0.isTrue(of: subject) }
        case .any(let parts): parts.contains { $0.isTrue(of: subject) }
        case .not(let part): !part.isTrue(of: subject)
        case .comparison(let comparison): comparison.isTrue(of: subject)
        }
    }
}

/// The object that a predicate is evaluated for, and the values of its variables.
struct PredicateSubject {
    let object: Any?
    let variables: [String: Any]
}

/// One side of a comparison.
enum PredicateValue {
    case constant(Any?)
    /// A key path from the object; empty for the object itself.
    case path([String])
    case variable(String)
    case list([PredicateValue])

    func value(for subject: PredicateSubject) -> Any? {
        switch self {
        case .constant(let value): value
        case .path(let keys): keys.reduce(unwrapped(subject.object)) { Self.value(of: $1, in: $0) }
        case .variable(let name): subject.variables[name]
        case .list(let values): values.map { $0.value(for: subject) ?? NSNull() }
        }
    }

    /// The value for a key. For a collection it is the array of its elements' values.
    private static func value(of key: String, in object: Any?) -> Any? {
        guard let object else { return nil }
        if let entries = object as? [String: Any] { return unwrapped(entries[key]) }
        if let entries = object as? NSDictionary { return unwrapped(entries.object(forKey: key)) }
        if let elements = elements(of: object) {
            return key == "@count" ? elements.count : elements.map { value(of: key, in: $0) ?? NSNull() }
        }
        return property(key, of: Mirror(reflecting: object))
    }

    private static func property(_ key: String, of mirror: Mirror?) -> Any? {
        guard let mirror else { return nil }
        // The storage of a macro or a property wrapper has an underscore before its name.
        for name in [key, "_" + key] {
            if let child = mirror.children.first(where: { $0.label == name }) { return unwrapped(child.value) }
        }
        return property(key, of: mirror.superclassMirror)
    }

    /// The elements of an array or a set; nil for anything else.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSSet: set.map { $0 }
        default: nil
        }
    }
}

/// The value in an optional of any depth; nil for `NSNull`, too.
private func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
}
