import struct Foundation.Decimal

/// Carries a JSON value through `Encoder` and `Decoder`.
///
/// `JSONEncoder` and `JSONDecoder` do not keep the order of an object's keys, so a structure that travels this way comes
/// back with sorted keys.
package struct CodableJSON: Codable {
    package let content: GeneratedContent

    package init(content: GeneratedContent) {
        self.content = content
    }

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package init(from decoder: any Decoder) throws {
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

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> GeneratedValue {
        if container.decodeNil() { return .null }
        if let flag = try? container.decode(Bool.self) { return .bool(flag) }
        if let integer = try? container.decode(Int.self) { return .number(JSONNumber(integer)) }
        // `Decimal` keeps more digits, `Double` larger and smaller numbers.
        if let decimal = try? container.decode(Decimal.self), let number = JSONNumber(decimal) {
            return .number(number)
        }
        if let number = try? container.decode(Double.self) {
            return JSONNumber(number).map(GeneratedValue.number) ?? .null
        }
        return .string(try container.decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        switch content.value {
        case .array(let elements):
            var array = encoder.unkeyedContainer()
            try Self.encode(elements, into: &array)
        case .structure(let properties):
            var object = encoder.container(keyedBy: Key.self)
            try Self.encode(properties, into: &object)
        case .null: try encodeScalar(to: encoder) { try $0.encodeNil() }
        case .bool(let flag): try encodeScalar(to: encoder) { try $0.encode(flag) }
        case .string(let text): try encodeScalar(to: encoder) { try $0.encode(text) }
        case .number(let number): try encodeScalar(to: encoder) { try $0.encode(EncodedNumber(number: number)) }
        }
    }

    private func encodeScalar(
        to encoder: any Encoder, _ encode: (inout any SingleValueEncodingContainer) throws -> Void
    ) throws {
        var container = encoder.singleValueContainer()
        try encode(&container)
    }

    // Nested values are written into nested containers of the same encoder. That takes a third of the time of a nested
    // `encode` call for each value.

    private static func encode(_ properties: OrderedProperties, into object: inout KeyedEncodingContainer<Key>) throws {
        for (name, content) in zip(properties.keys, properties.contents) {
            let key = Key(stringValue: name)
            switch content.value {
            case .null: try object.encodeNil(forKey: key)
            case .bool(let flag): try object.encode(flag, forKey: key)
            case .string(let text): try object.encode(text, forKey: key)
            case .number(let number): try object.encode(EncodedNumber(number: number), forKey: key)
            case .array(let elements):
                var array = object.nestedUnkeyedContainer(forKey: key)
                try encode(elements, into: &array)
            case .structure(let properties):
                var inner = object.nestedContainer(keyedBy: Key.self, forKey: key)
                try encode(properties, into: &inner)
            }
        }
    }

    private static func encode(_ elements: [GeneratedContent], into array: inout any UnkeyedEncodingContainer) throws {
        for content in elements {
            switch content.value {
            case .null: try array.encodeNil()
            case .bool(let flag): try array.encode(flag)
            case .string(let text): try array.encode(text)
            case .number(let number): try array.encode(EncodedNumber(number: number))
            case .array(let elements):
                var inner = array.nestedUnkeyedContainer()
                try encode(elements, into: &inner)
            case .structure(let properties):
                var object = array.nestedContainer(keyedBy: Key.self)
                try encode(properties, into: &object)
            }
        }
    }
}

/// Encodes a number as the type that represents it exactly, if there is one.
private struct EncodedNumber: Encodable {
    let number: JSONNumber

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let integer = number.integer {
            try container.encode(integer)
        } else if let decimal = number.decimal {
            try container.encode(decimal)
        } else {
            try encode(number.double, into: &container)
        }
    }

    /// A number beyond `Double`'s range is clamped to it, because JSON has no infinities.
    private func encode(_ double: Double, into container: inout any SingleValueEncodingContainer) throws {
        guard !double.isNaN else { return try container.encodeNil() }
        let limit = Double.greatestFiniteMagnitude
        try container.encode(min(max(double, -limit), limit))
    }
}
