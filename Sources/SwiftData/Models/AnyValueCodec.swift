import Foundation

/// Converts values of a type that is known only at run time to columns and back.
struct AnyValueCodec {
    let format: ColumnFormat
    var isOptional = false
    let encode: (Any) throws -> SQLValue
    let decode: (SQLValue) throws -> Any
    let empty: Any?

    static func of(_ type: Any.Type) -> AnyValueCodec {
        if let column = type as? any ColumnValue.Type { return direct(column) }
        if let optional = type as? any OptionalValue.Type { return optionally(optional) }
        if let raw = type as? any RawRepresentable.Type, let codec = byRawValue(raw) { return codec }
        if let codable = type as? any Codable.Type { return archived(codable) }
        return AnyValueCodec(
            format: .opaque, encode: { _ in throw CodecError.notCodable(type: "\(type)") },
            decode: { _ in throw CodecError.notCodable(type: "\(type)") }, empty: nil)
    }

    private static func direct<T: ColumnValue>(_: T.Type) -> AnyValueCodec {
        AnyValueCodec(
            format: T.format, isOptional: T.isOptional,
            encode: { ($0 as! T).column },
            decode: { column in
                guard let value = T(column: column) else {
                    throw CodecError.unreadable(type: "\(T.self)", column: column)
                }
                return value
            }, empty: T.emptyValue)
    }

    private static func optionally<T: OptionalValue>(_: T.Type) -> AnyValueCodec {
        let inner = of(T.wrappedType)
        return AnyValueCodec(
            format: inner.format, isOptional: true,
            encode: { value in try (value as! T).anyValue.map(inner.encode) ?? .null },
            decode: { column in
                if column == .null { return T.none }
                let value = try inner.decode(column)
                guard let some = T.some(value) else {
                    throw CodecError.unreadable(type: "\(T.self)", column: column)
                }
                return some
            }, empty: T.none)
    }

    /// Equal raw values are stored alike, but a type may define an order that differs from the raw values'.
    private static func byRawValue<T: RawRepresentable>(_: T.Type) -> AnyValueCodec? {
        guard let raw = T.RawValue.self as? any ColumnValue.Type else { return nil }
        let inner = direct(raw)
        return AnyValueCodec(
            format: inner.format == .opaque ? .opaque : .identity,
            encode: { try inner.encode(($0 as! T).rawValue) },
            decode: { column in
                guard let raw = try inner.decode(column) as? T.RawValue, let value = T(rawValue: raw) else {
                    throw CodecError.unreadable(type: "\(T.self)", column: column)
                }
                return value
            }, empty: nil)
    }

    /// As JSON, wrapped in an array, because a single value isn't a JSON document.
    private static func archived<T: Codable>(_: T.Type) -> AnyValueCodec {
        AnyValueCodec(
            format: .opaque,
            encode: { value in .text(String(decoding: try encoder.encode([value as! T]), as: UTF8.self)) },
            decode: { column in
                guard let text = column.text, let value = try decoder.decode([T].self, from: Data(text.utf8)).first
                else { throw CodecError.unreadable(type: "\(T.self)", column: column) }
                return value
            }, empty: (T.self as? any RangeReplaceableCollection.Type).map { $0.init() as Any })
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.outputFormatting = .sortedKeys
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
