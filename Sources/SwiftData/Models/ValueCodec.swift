import Foundation

/// Converts the values of one type to columns and back.
struct ValueCodec<Value> {
    let format: ColumnFormat
    let isOptional: Bool
    let encode: (Value) throws -> SQLValue
    let decode: (SQLValue) throws -> Value
    /// The placeholder for a missing value.
    let empty: Value?

    /// For a type that SQLite stores directly, one with such a raw value, or any Codable type.
    init() {
        let codec = AnyValueCodec.of(Value.self)
        format = codec.format
        isOptional = codec.isOptional
        encode = { try codec.encode($0) }
        decode = { column in
            guard let value = try codec.decode(column) as? Value else {
                throw CodecError.unreadable(type: "\(Value.self)", column: column)
            }
            return value
        }
        empty = codec.empty as? Value
    }

    /// For a type that a transformer converts to data.
    init(transformer name: String) {
        format = .opaque
        let optional = Value.self as? any OptionalValue.Type
        isOptional = optional != nil
        encode = { value in
            guard let plain = unwrapped(value) else { return .null }
            let data = ValueTransformer.named(name)?.transformedValue(plain)
            guard let data = data as? Data ?? (data as? NSData).map({ $0 as Data }) else {
                throw CodecError.untransformable(transformer: name, type: "\(Value.self)")
            }
            return .blob(data)
        }
        decode = { column in
            guard case .blob(let data) = column else {
                if let none = optional?.none as? Value { return none }
                throw CodecError.unreadable(type: "\(Value.self)", column: column)
            }
            guard let value = ValueTransformer.named(name)?.reverseTransformedValue(data) as? Value else {
                throw CodecError.untransformable(transformer: name, type: "\(Value.self)")
            }
            return value
        }
        empty = optional?.none as? Value
    }
}

/// Why a value can't be encoded or decoded.
enum CodecError: Error, CustomStringConvertible {
    case unreadable(type: String, column: SQLValue)
    case untransformable(transformer: String, type: String)
    case notCodable(type: String)

    var description: String {
        switch self {
        case .unreadable(let type, let column): "\(column) can't be read as \(type)"
        case .untransformable(let transformer, let type): "\(transformer) doesn't turn \(type) into data and back"
        case .notCodable(let type): "\(type) isn't Codable"
        }
    }
}

/// An optional of any type.
protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    static var none: Any { get }
    static func some(_ value: Any) -> Any?
    var anyValue: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    static var none: Any { Optional<Wrapped>(nilLiteral: ()) as Any }
    static func some(_ value: Any) -> Any? { (value as? Wrapped).map { Self.some($0) as Any } }
    var anyValue: Any? { self }
}

/// The value in an optional of any depth.
func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.anyValue.flatMap(unwrapped)
}
