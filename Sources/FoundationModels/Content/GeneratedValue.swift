/// The value of generated content: JSON whose numbers keep their digits and whose keys keep their order.
enum GeneratedValue: Sendable, Equatable {
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
        case .number(let number): self = JSONNumber(number).map(GeneratedValue.number) ?? .null
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements)
        case .structure(let properties, let orderedKeys):
            var collected = OrderedProperties()
            for key in orderedKeys { properties[key].map { collected[key] = $0 } }
            self = .structure(collected)
        }
    }
}
