extension GeneratedContent {
    /// What a content is, with what it contains.
    public enum Kind: Equatable, Sendable {
        /// JSON's null.
        case null
        /// True or false.
        case bool(Bool)
        /// A number, rounded to a `Double`. `value(Int.self)` and `value(Decimal.self)` read all digits.
        case number(Double)
        /// Text.
        case string(String)
        /// Values in their order.
        case array([GeneratedContent])
        /// Named values, and the names in the order in which they were generated.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// What this content is.
    public var kind: Kind {
        switch value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number): .number(number.double)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements)
        case .structure(let properties):
            .structure(properties: properties.values, orderedKeys: properties.keys)
        }
    }
}

/// The storage behind ``GeneratedContent``: a JSON value whose numbers keep their digits and whose keys keep their order.
indirect enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([GeneratedContent])
    case structure(OrderedProperties)

    init(_ kind: GeneratedContent.Kind) {
        switch kind {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .number(let number): self = JSONNumber(number).map(JSONValue.number) ?? .null
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements)
        case .structure(let properties, let orderedKeys):
            var collected = OrderedProperties()
            for key in orderedKeys { properties[key].map { collected[key] = $0 } }
            self = .structure(collected)
        }
    }
}

/// Named values in the order of their first appearance. The order does not count when two are compared, as in JSON.
struct OrderedProperties: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    private(set) var keys: [String] = []
    private(set) var values: [String: GeneratedContent] = [:]

    init(dictionaryLiteral elements: (String, GeneratedContent)...) {
        for (key, value) in elements { self[key] = value }
    }

    subscript(key: String) -> GeneratedContent? {
        get { values[key] }
        set {
            guard let newValue else { return remove(key) }
            if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
        }
    }

    static func == (left: OrderedProperties, right: OrderedProperties) -> Bool {
        left.values == right.values
    }

    private mutating func remove(_ key: String) {
        guard values.removeValue(forKey: key) != nil else { return }
        keys.removeAll { $0 == key }
    }
}
