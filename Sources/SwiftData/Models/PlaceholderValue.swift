import Foundation

/// A value of any persistent type, as a substitute for one that isn't available: the model was deleted elsewhere while it is
/// still in use, or this version of the type can't decode the stored value. Placeholders are never saved.
enum PlaceholderValue {
    static func of<Value>(_: Value.Type) -> Value? {
        if let column = Value.self as? any ColumnValue.Type { return column.emptyValue as? Value }
        if let optional = Value.self as? any OptionalValue.Type { return optional.none as? Value }
        if let cases = Value.self as? any CaseIterable.Type { return first(of: cases) as? Value }
        if isPlainEnum(Value.self) { return firstCase(of: Value.self) }
        guard let decodable = Value.self as? any Decodable.Type else { return nil }
        return (try? decodable.init(from: PlaceholderDecoder())) as? Value
    }

    private static func first<Cases: CaseIterable>(of _: Cases.Type) -> Cases? { Cases.allCases.first }

    /// Whether a type is an enum with at most 256 cases, none of which has associated values. The first word of a type's metadata
    /// is its kind.
    private static func isPlainEnum<Value>(_: Value.Type) -> Bool {
        let enumKind = 0x201
        let kind = unsafeBitCast(Value.self as Any.Type, to: UnsafePointer<Int>.self).pointee
        return kind == enumKind && MemoryLayout<Value>.size <= 1 && _isPOD(Value.self)
    }

    /// Cases without associated values are numbered from 0.
    private static func firstCase<Value>(of _: Value.Type) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
            UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
            return memory[0]
        }
    }
}

/// Decodes a value in which each part is a placeholder.
private struct PlaceholderDecoder: Decoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(PlaceholderFields<Key>())
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { NoPlaceholders() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { PlaceholderPart() }
}

private func placeholder<Value>(_ type: Value.Type) throws -> Value {
    guard let value = PlaceholderValue.of(type) else { throw CodecError.notCodable(type: "\(type)") }
    return value
}

private struct PlaceholderFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    var codingPath: [any CodingKey] { [] }
    /// An enum with associated values has a single key: the one of its case.
    var allKeys: [Key] { PlaceholderValue.of(Key.self).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try placeholder(type) }
    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { KeyedDecodingContainer(PlaceholderFields<Nested>()) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { NoPlaceholders() }
    func superDecoder() throws -> any Decoder { PlaceholderDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder { PlaceholderDecoder() }
}

/// A list without elements.
private struct NoPlaceholders: UnkeyedDecodingContainer {
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    mutating func decodeNil() throws -> Bool { true }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try placeholder(type) }
    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { KeyedDecodingContainer(PlaceholderFields<Nested>()) }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { NoPlaceholders() }
    mutating func superDecoder() throws -> any Decoder { PlaceholderDecoder() }
}

private struct PlaceholderPart: SingleValueDecodingContainer {
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try placeholder(type) }
}
