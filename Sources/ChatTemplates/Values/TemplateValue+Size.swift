extension TemplateValue {
    /// About how much work it is to walk through it: its elements and code points.
    var size: Int {
        switch self {
        case .text(let text): text.count
        case .list(let values), .tuple(let values), .sequence(let values): values.reduce(1) { $0 + $1.size }
        case .dictionary(let dictionary): (dictionary.keys + dictionary.values).reduce(1) { $0 + $1.size }
        default: 1
        }
    }

    /// How deep values may lie in each other.
    static let depthMax = 200

    /// The same, or the greatest integer where it is beyond a limit or lies too deep: values that share parts may be far
    /// larger than the memory that they take.
    func size(atMost limit: Int, depth: Int = 0) -> Int {
        guard depth < Self.depthMax else { return .max }
        let parts: [TemplateValue]
        switch self {
        case .list(let values), .tuple(let values), .sequence(let values): parts = values
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

    /// The elements that it consists of, or nil.
    var elements: [TemplateValue]? {
        switch self {
        case .undefined: []
        case .text(let text): text.units.map { .text(TemplateText(units: [$0])) }
        case .list(let values), .tuple(let values), .sequence(let values): values
        case .dictionary(let dictionary): dictionary.keys
        default: nil
        }
    }

    /// Its length, if it has one.
    var length: Int? {
        switch self {
        case .undefined: 0
        case .text(let text): text.count
        case .list(let values), .tuple(let values): values.count
        case .dictionary(let dictionary): dictionary.count
        default: nil
        }
    }

    static func text(_ string: String) -> TemplateValue { .text(TemplateText(string)) }

    /// The text that it is, as a string.
    public var string: String? { asText.map { String($0) } }

    /// The text that it is, and nothing else.
    var asText: TemplateText? { if case .text(let text) = self { text } else { nil } }
}
