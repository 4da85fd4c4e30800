extension GeneratedContent {
    /// The kind of a content, with its value.
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

    /// The kind of this content.
    public var kind: Kind {
        switch value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number): .number(number.double)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements)
        case .structure(let properties):
            .structure(properties: properties.dictionary, orderedKeys: properties.keys)
        }
    }
}
