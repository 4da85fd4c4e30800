/// A value of a template's, as Python has them. It never changes, namespaces aside.
public enum TemplateValue {
    /// What a name stands for that nobody gave a value: nothing where it is written, an error in most other places.
    case undefined(name: String)
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(TemplateText)
    case list([TemplateValue])
    case tuple([TemplateValue])
    case dictionary(TemplateDictionary)
    /// What a filter gives that makes elements one by one. It is true, and has no length.
    case sequence([TemplateValue])
    case object(TemplateObject)
}

/// What has an identity: a namespace, a loop, something that can be called.
public class TemplateObject {
    /// Called by a name in messages.
    let kind: String

    init(kind: String) { self.kind = kind }

    func attribute(_ name: String) -> TemplateValue? { nil }

    var isCallable: Bool { false }

    func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        throw Failure("a \(kind) can't be called")
    }
}

/// A dictionary that keeps the order in which its keys came.
public struct TemplateDictionary: Hashable {
    /// The keys, in the order of insertion.
    public private(set) var keys: [TemplateValue] = []
    /// The values, in the order of their keys.
    public private(set) var values: [TemplateValue] = []
    private var places: [TemplateValue: Int] = [:]

    /// An empty dictionary.
    public init() {}

    /// A dictionary of named values, in their order; of two with one name the last counts.
    public init(_ pairs: [(String, TemplateValue)]) {
        for (key, value) in pairs { self[.text(TemplateText(key))] = value }
    }

    init(pairs: [(TemplateValue, TemplateValue)]) {
        for (key, value) in pairs { self[key] = value }
    }

    var count: Int { keys.count }
    var pairs: [(key: TemplateValue, value: TemplateValue)] { Array(zip(keys, values)).map { (key: $0, value: $1) } }

    /// The value of a key; nil where there is none.
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

    /// The value of a name; nil where there is none.
    public subscript(name: String) -> TemplateValue? { self[.text(TemplateText(name))] }

    /// Whether both have the same keys with the same values, in whatever order.
    public static func == (left: TemplateDictionary, right: TemplateDictionary) -> Bool {
        left.count == right.count && left.pairs.allSatisfy { right[$0.key] == $0.value }
    }

    /// By the number of keys, since the order does not count.
    public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
