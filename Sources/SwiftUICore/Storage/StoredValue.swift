import Foundation

/// A value in its stored form: one of the property list types that `AppStorage` supports.
enum StoredValue: Hashable, Sendable {
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case url(URL)
    case date(Date)

    /// The encoded value: one letter for the type, then the value.
    var bytes: Data {
        switch self {
        case .bool(let value): Data((value ? "b1" : "b0").utf8)
        case .integer(let value): Data("i\(value)".utf8)
        case .double(let value): Data("d\(value.bitPattern)".utf8)
        case .string(let value): Data("s\(value)".utf8)
        case .data(let value): Data("x".utf8) + value
        case .url(let value): Data("u\(value.absoluteString)".utf8)
        case .date(let value): Data("t\(value.timeIntervalSinceReferenceDate.bitPattern)".utf8)
        }
    }

    /// Decodes a value; nil for bytes in another format.
    init?(bytes: Data) {
        guard let letter = bytes.first else { return nil }
        let rest = bytes.dropFirst()
        if letter == UInt8(ascii: "x") {
            self = .data(Data(rest))
            return
        }
        guard let text = String(data: rest, encoding: .utf8), let value = Self.value(letter, text) else { return nil }
        self = value
    }

    private static func value(_ letter: UInt8, _ text: String) -> StoredValue? {
        switch letter {
        case UInt8(ascii: "b"): text == "1" ? .bool(true) : text == "0" ? .bool(false) : nil
        case UInt8(ascii: "i"): Int(text).map { .integer($0) }
        case UInt8(ascii: "d"): UInt64(text).map { .double(Double(bitPattern: $0)) }
        case UInt8(ascii: "s"): .string(text)
        case UInt8(ascii: "u"): URL(string: text).map { .url($0) }
        case UInt8(ascii: "t"):
            UInt64(text).map { .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0))) }
        default: nil
        }
    }
}

// MARK: - Property lists

extension StoredValue {
    /// A value from `UserDefaults`.
    init?(propertyList value: Any?, as kind: Kind) {
        switch (kind, value) {
        case (.bool, let value as NSNumber): self = .bool(value.boolValue)
        case (.integer, let value as NSNumber): self = .integer(value.intValue)
        case (.double, let value as NSNumber): self = .double(value.doubleValue)
        // Launch arguments are always strings, whatever type they represent.
        case (.bool, let value as String): self = .bool((value as NSString).boolValue)
        case (.integer, let value as String): self = .integer((value as NSString).integerValue)
        case (.double, let value as String): self = .double((value as NSString).doubleValue)
        case (.string, let value as String): self = .string(value)
        case (.data, let value as Data): self = .data(value)
        case (.url, let value as String): self = URL(string: value).map { .url($0) } ?? .string(value)
        case (.date, let value as Date): self = .date(value)
        default: return nil
        }
    }

    var propertyList: Any {
        switch self {
        case .bool(let value): value
        case .integer(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .url(let value): value.absoluteString
        case .date(let value): value
        }
    }

    /// The type of a value.
    enum Kind: Sendable { case bool, integer, double, string, data, url, date }
}
