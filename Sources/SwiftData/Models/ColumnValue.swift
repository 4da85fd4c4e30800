import Foundation

/// A type whose values SQLite stores directly.
protocol ColumnValue {
    static var format: ColumnFormat { get }
    static var isOptional: Bool { get }
    /// The placeholder for a missing value.
    static var emptyValue: Self { get }
    var column: SQLValue { get }
    init?(column: SQLValue)
}

extension ColumnValue {
    static var isOptional: Bool { false }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    static var format: ColumnFormat { Wrapped.format }
    static var isOptional: Bool { true }
    static var emptyValue: Wrapped? { nil }
    var column: SQLValue { self?.column ?? .null }

    init?(column: SQLValue) {
        if column == .null {
            self = Optional.none
        } else if let value = Wrapped(column: column) {
            self = value
        } else {
            return nil
        }
    }
}

extension Bool: ColumnValue {
    static var format: ColumnFormat { .boolean }
    static var emptyValue: Bool { false }
    var column: SQLValue { .integer(self ? 1 : 0) }
    init?(column: SQLValue) {
        guard let number = column.integer, 0...1 ~= number else { return nil }
        self = number == 1
    }
}

extension ColumnValue where Self: FixedWidthInteger {
    static var format: ColumnFormat { .integer }
    static var emptyValue: Self { 0 }
    var column: SQLValue { .integer(Int64(self)) }
    init?(column: SQLValue) {
        guard let number = column.integer ?? column.text.flatMap({ Int64($0) }) else { return nil }
        self.init(exactly: number)
    }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}

/// The upper half of 64-bit numbers is stored as negative numbers, so SQL can't compare them.
extension ColumnValue where Self: FixedWidthInteger & UnsignedInteger {
    static var format: ColumnFormat { bitWidth == 64 ? .unsigned : .integer }
    var column: SQLValue { .integer(bitWidth == 64 ? Int64(truncatingIfNeeded: self) : Int64(self)) }
    init?(column: SQLValue) {
        guard let number = column.integer else { return nil }
        if Self.bitWidth == 64 { self.init(truncatingIfNeeded: number) } else { self.init(exactly: number) }
    }
}

extension UInt: ColumnValue {}
extension UInt64: ColumnValue {}

/// SQLite has no NaN: it is stored as a text.
extension Double: ColumnValue {
    static var format: ColumnFormat { .real }
    static var emptyValue: Double { 0 }
    var column: SQLValue { isNaN ? .text("nan") : .real(self) }
    init?(column: SQLValue) {
        guard let number = column.real ?? column.text.flatMap({ Double($0) }) else { return nil }
        self = number
    }
}

extension Float: ColumnValue {
    static var format: ColumnFormat { .real }
    static var emptyValue: Float { 0 }
    var column: SQLValue { Double(self).column }
    init?(column: SQLValue) {
        guard let number = Double(column: column) else { return nil }
        self = Float(number)
    }
}

/// Stored in the precomposed form, so that equal texts have equal bytes, and SQL's order is Swift's.
extension String: ColumnValue {
    static var format: ColumnFormat { .text }
    static var emptyValue: String { "" }
    var column: SQLValue { .text(composed) }
    init?(column: SQLValue) {
        switch column {
        case .text(let text): self = text
        case .integer(let number): self = String(number)
        case .real(let number): self = String(number)
        default: return nil
        }
    }

    /// Texts without characters from the first combining mark on are precomposed already.
    private var composed: String {
        unicodeScalars.allSatisfy { $0.value < 0x300 } ? self : precomposedStringWithCanonicalMapping
    }
}

extension Date: ColumnValue {
    static var format: ColumnFormat { .date }
    static var emptyValue: Date { .distantPast }
    var column: SQLValue { timeIntervalSinceReferenceDate.column }
    init?(column: SQLValue) {
        guard let seconds = column.real else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension Data: ColumnValue {
    static var format: ColumnFormat { .identity }
    static var emptyValue: Data { Data() }
    var column: SQLValue { .blob(self) }
    init?(column: SQLValue) {
        guard case .blob(let data) = column else { return nil }
        self = data
    }
}

extension UUID: ColumnValue {
    static var format: ColumnFormat { .identity }
    static var emptyValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    var column: SQLValue { .text(uuidString) }
    init?(column: SQLValue) {
        guard let text = column.text else { return nil }
        self.init(uuidString: text)
    }
}

extension PersistentIdentifier: ColumnValue {
    static var format: ColumnFormat { .opaque }
    static var emptyValue: PersistentIdentifier { PersistentIdentifier(store: nil, entityName: "", key: 0) }
    var column: SQLValue { .text("\(storeIdentifier ?? "")\n\(entityName)\n\(key)") }
    init?(column: SQLValue) {
        let parts = column.text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
        guard parts.count == 3, let key = Int64(parts[2]) else { return nil }
        self.init(store: parts[0].isEmpty ? nil : parts[0], entityName: parts[1], key: key)
    }
}
