/// Equality as in Python: numbers of all types are compared by value, and `True` equals 1.
extension TemplateValue: Hashable {
    /// Whether Python's `==` would be true: numbers and booleans are compared by value, other values within their type.
    public static func == (left: TemplateValue, right: TemplateValue) -> Bool {
        switch (left, right) {
        case (.undefined, .undefined), (.none, .none): true
        case (.text(let left), .text(let right)): left == right
        case (.list(let left), .list(let right)), (.tuple(let left), .tuple(let right)): left == right
        case (.dictionary(let left), .dictionary(let right)): left == right
        case (.object(let left), .object(let right)): left === right
        case (.sequence(let left), .sequence(let right)): left === right
        case (.collection(let left), .collection(let right)): TemplateCollection.areEqual(left, right)
        default: equalNumbers(left, right)
        }
    }

    private static func equalNumbers(_ left: TemplateValue, _ right: TemplateValue) -> Bool {
        if let left = left.asInteger, let right = right.asInteger { return left == right }
        guard let left = left.asNumber, let right = right.asNumber else { return false }
        return left == right
    }

    /// Equal values have equal hashes: 1, 1.0 and true have the same one, as in Python.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .undefined, .none: hasher.combine(0)
        case .collection(let collection): hasher.combine(collection.elements.count)
        case .boolean, .integer, .number: hasher.combine(asNumber)
        case .text(let text): hasher.combine(text)
        case .list(let values), .tuple(let values): hasher.combine(values)
        case .dictionary(let dictionary): hasher.combine(dictionary)
        case .object(let object): hasher.combine(ObjectIdentifier(object))
        case .sequence(let sequence): hasher.combine(ObjectIdentifier(sequence))
        }
    }

    /// The value as an integer; true is 1, and false is 0.
    var asInteger: Int? {
        switch self {
        case .boolean(let value): value ? 1 : 0
        case .integer(let value): value
        default: nil
        }
    }

    var asNumber: Double? {
        if case .number(let value) = self { return value }
        return asInteger.map(Double.init)
    }

    /// Whether the value can be a dictionary's key.
    var isHashable: Bool {
        switch self {
        case .list, .dictionary: false
        case .collection(let collection): collection.isHashable
        case .tuple(let values): values.allSatisfy(\.isHashable)
        default: true
        }
    }

    var isUndefined: Bool { if case .undefined = self { true } else { false } }

    var isTrue: Bool {
        switch self {
        case .undefined, .none: false
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .number(let value): value != 0
        case .text(let text): !text.isEmpty
        case .list(let values), .tuple(let values): !values.isEmpty
        case .dictionary(let dictionary): dictionary.count > 0
        case .collection(let collection): !collection.elements.isEmpty
        case .sequence, .object: true
        }
    }
}
