extension TemplateValue {
    /// The approximate number of steps to walk through the value: its elements and code points.
    var size: Int {
        switch self {
        case .text(let text): text.count
        case .list(let values), .tuple(let values): values.reduce(1) { $0 + $1.size }
        case .collection(let collection): collection.elements.reduce(1) { $0 + $1.size }
        case .dictionary(let dictionary): (dictionary.keys + dictionary.values).reduce(1) { $0 + $1.size }
        default: 1
        }
    }

    /// The maximum nesting depth of values.
    static let depthMax = 200

    /// The size, or `Int.max` if it exceeds a limit or the value is nested too deeply. Values that share parts can be far larger
    /// than their memory.
    func size(atMost limit: Int, depth: Int = 0) -> Int {
        guard depth < Self.depthMax else { return .max }
        let parts: [TemplateValue]
        switch self {
        case .list(let values), .tuple(let values): parts = values
        case .collection(let collection): parts = collection.elements
        case .dictionary(let dictionary): parts = dictionary.keys + dictionary.values
        default: return size
        }
        var total = 1
        for part in parts {
            let size = part.size(atMost: limit - total, depth: depth + 1)
            guard size <= limit - total else { return .max }
            total += size
        }
        return total
    }

    /// The elements for iteration; nil if the value isn't iterable. A sequence has none afterwards.
    var elements: [TemplateValue]? {
        get throws {
            switch self {
            case .undefined: []
            case .text(let text): text.units.map { .text(TemplateText(units: [$0])) }
            case .list(let values), .tuple(let values): values
            case .sequence(let sequence): try sequence.rest()
            case .collection(let collection): collection.elements
            case .dictionary(let dictionary): dictionary.keys
            default: nil
            }
        }
    }

    var isIterable: Bool {
        switch self {
        case .undefined, .text, .list, .tuple, .sequence, .collection, .dictionary: true
        default: false
        }
    }

    /// Whether it has elements by number or by key.
    var isSubscriptable: Bool {
        switch self {
        case .undefined, .text, .list, .tuple, .dictionary: true
        case .collection(let collection): collection.isRange
        default: false
        }
    }

    /// Whether it has slices.
    var isSliceable: Bool {
        switch self {
        case .text, .list, .tuple: true
        case .collection(let collection): collection.isRange
        default: false
        }
    }

    /// Its length, if it has one.
    var length: Int? {
        switch self {
        case .undefined: 0
        case .text(let text): text.count
        case .list(let values), .tuple(let values): values.count
        case .dictionary(let dictionary): dictionary.count
        case .collection(let collection): collection.elements.count
        default: nil
        }
    }

    static func text(_ string: String) -> TemplateValue { .text(TemplateText(string)) }

    /// The value as a string, if it is a text.
    public var string: String? { asText.map { String($0) } }

    /// The value as a text, if it is one.
    var asText: TemplateText? { if case .text(let text) = self { text } else { nil } }
}
