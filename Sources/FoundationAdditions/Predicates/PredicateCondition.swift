import Foundation

/// A parsed predicate.
package indirect enum PredicateCondition {
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case comparison(PredicateComparison)

    package func isTrue(of subject: PredicateSubject) -> Bool {
        switch self {
        case .all(let parts): parts.allSatisfy { $0.isTrue(of: subject) }
        case .any(let parts): parts.contains { $0.isTrue(of: subject) }
        case .not(let part): !part.isTrue(of: subject)
        case .comparison(let comparison): comparison.isTrue(of: subject)
        }
    }
}

/// The object that a predicate is evaluated for, and the values of its variables.
package struct PredicateSubject {
    let object: Any?
    let variables: [String: Any]

    package init(object: Any?, variables: [String: Any] = [:]) { (self.object, self.variables) = (object, variables) }
}

/// An object with values by key, of which reflection knows nothing.
package protocol KeyValueCoded: AnyObject {
    /// The value of a key; nil where it has none.
    func codedValue(forKey key: String) -> Any?
    /// Equal for two objects, or an object and its identifier, that stand for the same.
    var codedIdentity: AnyHashable { get }
}

/// Receives the condition of a predicate that was made from a format, when the predicate is evaluated for it. Predicates don't
/// tell it otherwise.
package final class PredicateConditionReceiver {
    package fileprivate(set) var condition: PredicateCondition?

    package init() {}

    /// The predicate's condition; nil if it wasn't made from a format.
    package static func condition(of predicate: NSPredicate) -> PredicateCondition? {
        if let compound = predicate as? NSCompoundPredicate { return condition(of: compound) }
        let receiver = PredicateConditionReceiver()
        _ = predicate.evaluate(with: receiver)
        return receiver.condition
    }

    private static func condition(of compound: NSCompoundPredicate) -> PredicateCondition? {
        let parts = compound.subpredicates.compactMap { condition(of: $0) }
        guard parts.count == compound.subpredicates.count else { return nil }
        switch compound.compoundPredicateType {
        case .and: return .all(parts)
        case .or: return .any(parts)
        case .not: return parts.first.map { .not($0) }
        }
    }
}

extension PredicateCondition {
    /// Whether an object satisfies it; an object that only asks for the condition doesn't.
    func judge(_ subject: PredicateSubject) -> Bool {
        guard let receiver = subject.object as? PredicateConditionReceiver else { return isTrue(of: subject) }
        receiver.condition = self
        return false
    }
}

/// One side of a comparison.
package enum PredicateValue {
    case constant(Any?)
    /// A key path from the object; empty for the object itself.
    case path([String])
    case variable(String)
    case list([PredicateValue])

    package func value(for subject: PredicateSubject) -> Any? {
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
        if let coded = object as? any KeyValueCoded { return unwrapped(coded.codedValue(forKey: key)) }
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
    package static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let set as NSOrderedSet: set.array
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
