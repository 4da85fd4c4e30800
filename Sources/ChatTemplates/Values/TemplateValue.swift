/// A value in a template, with Python's semantics. Only namespaces are mutable.
public enum TemplateValue {
    /// The value of an undefined name: empty in the output, an error in most other places.
    case undefined(name: String)
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(TemplateText)
    case list([TemplateValue])
    case tuple([TemplateValue])
    case dictionary(TemplateDictionary)
    /// The result of a filter that is a generator in Jinja. It is true, and has no length.
    case sequence(TemplateSequence)
    indirect case collection(TemplateCollection)
    case object(TemplateObject)
}

/// A value with an identity: a namespace, a loop, or a callable.
public class TemplateObject {
    /// The name of the type in messages.
    let kind: String

    init(kind: String) { self.kind = kind }

    func attribute(_ name: String, _ evaluation: Evaluation) throws -> TemplateValue? { nil }

    /// Python's `repr`.
    var represented: TemplateText { TemplateText("<\(kind)>") }

    var isCallable: Bool { false }

    /// Drops the values that it keeps. Long chains of objects would otherwise be freed recursively, and exhaust the stack.
    func release() {}

    func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        throw Failure("a \(kind) can't be called")
    }
}

/// A dictionary that keeps the order of insertion.
public struct TemplateDictionary: Hashable {
    /// The keys, in the order of insertion.
    public private(set) var keys: [TemplateValue] = []
    /// The values, in the order of their keys.
    public private(set) var values: [TemplateValue] = []
    private var places: [TemplateValue: Int] = [:]

    /// An empty dictionary.
    public init() {}

    /// Creates a dictionary of named values, in their order. If a name occurs twice, the last value wins.
    public init(_ pairs: [(String, TemplateValue)]) {
        for (key, value) in pairs { self[.text(TemplateText(key))] = value }
    }

    init(pairs: [(TemplateValue, TemplateValue)]) {
        for (key, value) in pairs { self[key] = value }
    }

    var count: Int { keys.count }
    var pairs: [(key: TemplateValue, value: TemplateValue)] { Array(zip(keys, values)).map { (key: $0, value: $1) } }

    /// The value for a key; nil if there is none.
    public subscript(key: TemplateValue) -> TemplateValue? {
        get { places[key].map { values[$0] } }
        set {
            guard let newValue else { return }
            if let place = places[key] {
                values[place] = newValue
            } else {
                places[key] = keys.count
                keys.append(key)
                values.append(newValue)
            }
        }
    }

    /// The value for a name; nil if there is none.
    public subscript(name: String) -> TemplateValue? { self[.text(TemplateText(name))] }

    /// Whether both have the same keys with the same values, in any order.
    public static func == (left: TemplateDictionary, right: TemplateDictionary) -> Bool {
        left.count == right.count && left.pairs.allSatisfy { right[$0.key] == $0.value }
    }

    /// Hashes only the number of keys, since their order doesn't matter.
    public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
