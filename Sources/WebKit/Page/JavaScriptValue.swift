import Foundation
import JSONSyntax

/// A value that JavaScript and the app exchange. What JSON lacks is in an object with one member (`{"date": 0}`), and so are
/// lists and objects.
indirect enum JavaScriptValue: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case date(Date)
    case list([JavaScriptValue])
    case object([String: JavaScriptValue])

    /// How deeply values may be nested.
    static let depthMax = 64
}

// MARK: - From the page

extension JavaScriptValue {
    /// A value as the page reports it; nil for what no page of ours sends.
    init?(_ json: JSONValue, depth: Int = 0) {
        guard depth <= Self.depthMax else { return nil }
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let value): self = .number(value)
        case .string(let text): self = .string(text)
        case .array: return nil
        case .object(let members):
            guard members.count == 1, let (tag, value) = members.first else { return nil }
            self.init(tag: tag, value, depth: depth + 1)
        }
    }

    private init?(tag: String, _ value: JSONValue, depth: Int) {
        switch (tag, value) {
        case ("number", .string(let text)): self = .number(Self.infinities[text] ?? .nan)
        case ("date", .number(let milliseconds)):
            self = .date(Date(timeIntervalSince1970: milliseconds / 1000))
        case ("list", .array(let items)):
            let values = items.compactMap { JavaScriptValue($0, depth: depth) }
            guard values.count == items.count else { return nil }
            self = .list(values)
        case ("object", .object(let members)):
            let values = members.compactMapValues { JavaScriptValue($0, depth: depth) }
            guard values.count == members.count else { return nil }
            self = .object(values)
        default: return nil
        }
    }

    private static let infinities = ["Infinity": Double.infinity, "-Infinity": -Double.infinity]

    /// The value as WebKit gives it to apps: `NSNumber`, `String`, `Date`, arrays, dictionaries, and `NSNull` within them.
    var foundation: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .number(let value): Self.wrapped(value)
        case .string(let text): text
        case .date(let date): date
        case .list(let values): values.map(\.foundation)
        case .object(let members): members.mapValues(\.foundation)
        }
    }

    private static func wrapped(_ value: Double) -> NSNumber {
        if let whole = Int(exactly: value) { NSNumber(value: whole) } else { NSNumber(value: value) }
    }
}

// MARK: - From the app

extension JavaScriptValue {
    /// A value of the app's; nil for one that JavaScript can't get.
    init?(app value: Any?, depth: Int = 0) {
        guard depth <= Self.depthMax else { return nil }
        switch value {
        case nil, is NSNull: self = .null
        case let text as String: self = .string(text)
        case let number as NSNumber where String(cString: number.objCType) == "c": self = .bool(number.boolValue)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let date as Date where date.timeIntervalSince1970.isFinite: self = .date(date)
        case let items as [Any?]: self.init(list: items, depth: depth + 1)
        case let members as [String: Any?]: self.init(members: members, depth: depth + 1)
        default: return nil
        }
    }

    private init?(list items: [Any?], depth: Int) {
        let values = items.compactMap { JavaScriptValue(app: $0, depth: depth) }
        guard values.count == items.count else { return nil }
        self = .list(values)
    }

    private init?(members: [String: Any?], depth: Int) {
        let values = members.compactMapValues { JavaScriptValue(app: $0, depth: depth) }
        guard values.count == members.count else { return nil }
        self = .object(values)
    }
}

extension JavaScriptValue: Encodable {
    private enum Tag: String, CodingKey { case number, date, list, object }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .null: try Self.encode(String?.none, encoder)
        case .bool(let value): try Self.encode(value, encoder)
        case .number(let value) where value.isFinite: try Self.encode(value, encoder)
        case .number(let value): try Self.encode(Self.name(of: value), as: .number, encoder)
        case .string(let text): try Self.encode(text, encoder)
        case .date(let date): try Self.encode(date.timeIntervalSince1970 * 1000, as: .date, encoder)
        case .list(let values): try Self.encode(values, as: .list, encoder)
        case .object(let members): try Self.encode(members, as: .object, encoder)
        }
    }

    private static func name(of value: Double) -> String {
        infinities.first { $0.value == value }?.key ?? "NaN"
    }

    private static func encode(_ value: some Encodable, _ encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    private static func encode(_ value: some Encodable, as tag: Tag, _ encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Tag.self)
        try container.encode(value, forKey: tag)
    }
}
