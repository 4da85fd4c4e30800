import Foundation

/// Conversions between the values of Swift's properties and those that objects store.
enum ManagedValue {
    // MARK: To a property

    /// A stored value as a property's type. Where there is no value, a property that isn't optional is 0 or empty, as on Apple's
    /// systems. Traps if the value has another type.
    static func converted<Value>(_ value: Any?, _ name: @autoclosure () -> String) -> Value {
        if let value, let converted = cast(value, to: Value.self) { return converted as! Value }
        guard value == nil, let nothing = nothing(Value.self) else {
            let found = value.map { "\(type(of: $0))" } ?? "nil"
            preconditionFailure("\(name()) is \(found), not \(Value.self)")
        }
        return nothing as! Value
    }

    private static func cast(_ value: Any, to type: Any.Type) -> Any? {
        if let optional = type as? any OptionalValue.Type { return cast(value, to: optional.wrapped) }
        if let raw = type as? any RawRepresentable.Type { return self.raw(value, raw) ?? plain(value, type) }
        if let number = value as? NSNumber {
            if let type = type as? any NumberValue.Type { return type.init(truncating: number) }
            if type == Decimal.self { return number.decimalValue }
        }
        // A date as a scalar.
        if type == Double.self, let date = value as? Date { return date.timeIntervalSinceReferenceDate }
        return plain(value, type)
    }

    private static func plain(_ value: Any, _ type: Any.Type) -> Any? {
        func open<T>(_ type: T.Type) -> Any? { value as? T }
        return _openExistential(type, do: open)
    }

    private static func raw<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> Any? {
        (cast(value, to: R.RawValue.self) as? R.RawValue).flatMap { R(rawValue: $0) }
    }

    /// The type without an optional around it.
    static func wrapped(_ type: Any.Type) -> Any.Type { (type as? any OptionalValue.Type)?.wrapped ?? type }

    private static func nothing(_ type: Any.Type) -> Any? {
        if let optional = type as? any OptionalValue.Type { return optional.nothing }
        if let number = type as? any NumberValue.Type { return number.init(truncating: 0) }
        if let raw = type as? any RawRepresentable.Type { return nothingRaw(raw) }
        if let list = type as? any ExpressibleByArrayLiteral.Type { return emptyList(list) }
        return empty[ObjectIdentifier(type)]
    }

    private static func emptyList<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any { [] as List }

    private static func nothingRaw<R: RawRepresentable>(_ type: R.Type) -> Any? {
        (nothing(R.RawValue.self) as? R.RawValue).flatMap { R(rawValue: $0) }
    }

    private static var empty: [ObjectIdentifier: Any] {
        [
            ObjectIdentifier(String.self): "", ObjectIdentifier(Data.self): Data(),
            ObjectIdentifier(Date.self): Date(timeIntervalSinceReferenceDate: 0),
            ObjectIdentifier(Decimal.self): Decimal(),
            ObjectIdentifier(UUID.self): UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
            ObjectIdentifier(NSNumber.self): NSNumber(value: 0),
            ObjectIdentifier(NSDecimalNumber.self): NSDecimalNumber.zero,
            ObjectIdentifier(NSSet.self): NSSet(), ObjectIdentifier(NSOrderedSet.self): NSOrderedSet(),
        ]
    }

    // MARK: From a property

    /// The value without optionals around it, and the raw value of an enum.
    static func unwrapped<Value>(_ value: Value) -> Any? {
        if let optional = value as? any OptionalValue { return optional.content.flatMap { unwrapped($0) } }
        if value is any NumberValue || value is NSObject { return value }
        if let raw = value as? any RawRepresentable { return raw.rawValue }
        return value
    }

    /// The value as it is stored. Traps if it doesn't fit the attribute.
    static func stored(_ value: Any, for attribute: NSAttributeDescription) -> Any {
        guard let stored = fitting(unwrapped(value) ?? value, attribute.attributeType) else {
            preconditionFailure("\(attribute.name) can't be a \(type(of: value))")
        }
        return stored
    }

    private static func fitting(_ value: Any, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return number(value).map { $0.isInteger ? $0 : NSNumber(value: $0.int64Value) }
        case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) }
        case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) }
        case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) }
        case .decimalAttributeType: return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .stringAttributeType: return value as? String
        case .dateAttributeType:
            return value as? Date ?? number(value).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
        case .binaryDataAttributeType: return value as? Data
        case .UUIDAttributeType: return value as? UUID
        case .URIAttributeType: return value as? URL
        default: return value
        }
    }

    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
        case let number as any NumberValue: number.number
        default: nil
        }
    }

    /// The objects of a relationship's value: one, or a collection.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value.flatMap({ unwrapped($0) }) {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
        case let array as [NSManagedObject]: array
        case let set as Set<NSManagedObject>: Array(set)
        default: []
        }
    }
}

/// An optional of any type.
private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    static var nothing: Any { get }
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate static var nothing: Any { Self.none as Any }
    fileprivate var content: Any? { self }
}

/// A number of Swift's.
protocol NumberValue {
    init(truncating number: NSNumber)
    var number: NSNumber { get }
}

extension Bool: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension Int: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension Int8: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension Int16: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension Int32: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension Int64: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension UInt: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension UInt8: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension UInt16: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension UInt32: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension UInt64: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension Float: NumberValue { var number: NSNumber { NSNumber(value: self) } }
extension Double: NumberValue { var number: NSNumber { NSNumber(value: self) } }

extension NSNumber {
    fileprivate var isInteger: Bool { !["f", "d"].contains(String(cString: objCType)) }
}
