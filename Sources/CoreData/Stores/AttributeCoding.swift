import Foundation
import Storage

/// An attribute's values as they are in SQLite: numbers, texts, and bytes. A date is its seconds since 2001.
struct AttributeCoding {
    private let attribute: NSAttributeDescription

    init(_ attribute: NSAttributeDescription) { self.attribute = attribute }

    /// - Parameter value: A value as objects keep it.
    /// - Throws: If a transformable value can't be converted.
    func column(_ value: Any?) throws -> Database.Value {
        guard let value else { return .null }
        switch (attribute.attributeType, value) {
        case (.transformableAttributeType, _): return .blob(try Transforming(attribute).data(value))
        case (.decimalAttributeType, let number as NSNumber): return .text("\(number.decimalValue)")
        case (.doubleAttributeType, let number as NSNumber), (.floatAttributeType, let number as NSNumber):
            return .real(number.doubleValue)
        case (_, let number as NSNumber): return .integer(number.int64Value)
        case (_, let text as String): return .text(text.precomposedStringWithCanonicalMapping)
        case (_, let date as Date): return .real(date.timeIntervalSinceReferenceDate)
        case (_, let data as Data): return .blob(data)
        case (_, let id as UUID): return .text(id.uuidString)
        case (_, let url as URL): return .text(url.absoluteString)
        default: throw CoreDataError.make(NSCoreDataError, "\(attribute.name) can't be stored: \(type(of: value)).")
        }
    }

    /// A value that an earlier version of the model wrote with another type is converted, if that is possible.
    func slot(_ column: Database.Value) -> Slot { value(column).map { .value($0) } ?? .empty }

    private func value(_ column: Database.Value) -> Any? {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            column.number.flatMap { Int64(exactly: $0.rounded()) }.map { exactly(column, $0) }
        case .booleanAttributeType: column.number.map { NSNumber(value: $0 != 0) }
        case .doubleAttributeType: column.number.map { NSNumber(value: $0) }
        case .floatAttributeType: column.number.map { NSNumber(value: Float($0)) }
        case .decimalAttributeType: column.words.flatMap { Decimal(string: $0) }.map { NSDecimalNumber(decimal: $0) }
        case .stringAttributeType: column.words
        case .dateAttributeType: column.number.map { Date(timeIntervalSinceReferenceDate: $0) }
        case .binaryDataAttributeType: column.data
        case .UUIDAttributeType: column.words.flatMap { UUID(uuidString: $0) }
        case .URIAttributeType: column.words.flatMap { URL(string: $0) }
        case .transformableAttributeType: column.data.flatMap { Transforming(attribute).value($0) }
        default: nil
        }
    }

    /// A `Double` hasn't all of the bits of an `Int64`.
    private func exactly(_ column: Database.Value, _ rounded: Int64) -> NSNumber {
        if case .integer(let number) = column { NSNumber(value: number) } else { NSNumber(value: rounded) }
    }
}

extension Database.Value {
    fileprivate var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        case .text(let text): Double(text)
        default: nil
        }
    }

    fileprivate var words: String? {
        switch self {
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): text
        default: nil
        }
    }

    fileprivate var data: Data? { if case .blob(let data) = self { data } else { nil } }
}

/// A transformable attribute's values as bytes: by its transformer; without one, property lists, and objects that conform to
/// `NSCoding`.
private struct Transforming {
    private let attribute: NSAttributeDescription
    private let transformer: ValueTransformer?

    init(_ attribute: NSAttributeDescription) {
        self.attribute = attribute
        transformer = attribute.valueTransformerName.flatMap { ValueTransformer.named($0) }
    }

    func data(_ value: Any) throws -> Data {
        if let data = transformer?.transformedValue(value) as? Data { return data }
        if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
            return try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
        if value is any NSCoding {
            return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        }
        throw CoreDataError.make(
            NSCoreDataError, "\(attribute.name) has no transformer that makes bytes of a \(type(of: value)).")
    }

    func value(_ data: Data) -> Any? {
        if let transformer { return transformer.reverseTransformedValue(data) }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil), !isArchive(list) {
            return list
        }
        return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }

    /// An archive is a property list, too.
    private func isArchive(_ list: Any) -> Bool { (list as? [String: Any])?["$archiver"] != nil }
}
