import struct Foundation.Decimal

/// Carries a JSON value through `Encoder` and `Decoder`.
///
/// `JSONEncoder` and `JSONDecoder` do not keep the order of an object's keys, so a structure that travels this way comes
/// back with sorted keys.
struct CodableJSON: Codable {
    let content: GeneratedContent

    init(content: GeneratedContent) {
        self.content = content
    }

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            content = try GeneratedContent(.structure(Self.structure(object)))
        } else if var array = try? decoder.unkeyedContainer() {
            var elements: [GeneratedContent] = []
            while !array.isAtEnd { elements.append(try array.decode(CodableJSON.self).content) }
            content = GeneratedContent(.array(elements))
        } else {
            content = GeneratedContent(try Self.scalar(decoder.singleValueContainer()))
        }
    }

    private static func structure(_ object: KeyedDecodingContainer<Key>) throws -> OrderedProperties {
        var properties = OrderedProperties()
        for key in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            properties[key.stringValue] = try object.decode(CodableJSON.self, forKey: key).content
        }
        return properties
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let flag = try? container.decode(Bool.self) { return .bool(flag) }
        if let integer = try? container.decode(Int.self) { return .number(JSONNumber(integer)) }
        // `Decimal` keeps more digits, `Double` larger and smaller numbers.
        if let decimal = try? container.decode(Decimal.self), let number = JSONNumber(decimal) {
            return .number(number)
        }
        if let number = try? container.decode(Double.self) { return JSONNumber(number).map(JSONValue.number) ?? .null }
        return .string(try container.decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        switch content.value {
        case .null: try encodeScalar(to: encoder) { try $0.encodeNil() }
        case .bool(let flag): try encodeScalar(to: encoder) { try $0.encode(flag) }
        case .string(let text): try encodeScalar(to: encoder) { try $0.encode(text) }
        case .number(let number): try encodeScalar(to: encoder) { try Self.encode(number, into: &$0) }
        case .array(let elements):
            var array = encoder.unkeyedContainer()
            for element in elements { try array.encode(CodableJSON(content: element)) }
        case .structure(let properties):
            var object = encoder.container(keyedBy: Key.self)
            for (key, value) in zip(properties.keys, properties.contents) {
                try object.encode(CodableJSON(content: value), forKey: Key(stringValue: key))
            }
        }
    }

    private func encodeScalar(
        to encoder: any Encoder, _ encode: (inout any SingleValueEncodingContainer) throws -> Void
    ) throws {
        var container = encoder.singleValueContainer()
        try encode(&container)
    }

    private static func encode(_ number: JSONNumber, into container: inout any SingleValueEncodingContainer) throws {
        if let integer = number.integer {
            try container.encode(integer)
        } else if let decimal = number.decimal {
            try container.encode(decimal)
        } else {
            try container.encode(number.double)
        }
    }
}
