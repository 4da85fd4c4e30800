import Foundation

// Reads the values of single keywords, and keeps track of the current path.

extension SchemaReader {
    func text(_ keyword: String, in schema: OrderedProperties) throws(Failure) -> String? {
        guard let content = schema[keyword] else { return nil }
        guard case .string(let text) = content.value else { throw failure("\"\(keyword)\" must be a string") }
        return text
    }

    func texts(_ keyword: String, in schema: OrderedProperties) throws(Failure) -> [String] {
        guard let content = schema[keyword] else { return [] }
        guard let texts = try? [String](content) else { throw failure("\"\(keyword)\" must be an array of strings") }
        return texts
    }

    /// An upper bound for counts of characters, elements or keys, which no value reaches. It leaves room for arithmetic
    /// without overflow.
    private static let countMax = 1 << 31

    /// A minimum count; 0 if the keyword is absent.
    func minimumCount(_ keyword: String, in schema: OrderedProperties) throws(Failure) -> Int {
        guard let count = try count(keyword, in: schema) else { return 0 }
        guard count < Self.countMax else { throw failure("\"\(keyword)\": nothing has so many") }
        return count
    }

    /// A maximum count; nil if the keyword is absent, or the count is beyond what can occur.
    func maximumCount(_ keyword: String, in schema: OrderedProperties) throws(Failure) -> Int? {
        try count(keyword, in: schema).flatMap { $0 < Self.countMax ? $0 : nil }
    }

    /// A number that is too large for `Int` is clamped.
    private func count(_ keyword: String, in schema: OrderedProperties) throws(Failure) -> Int? {
        guard let content = schema[keyword] else { return nil }
        if let count = content.number?.integer, count >= 0 { return count }
        guard let number = content.number, JSONNumber(Int.max) < number,
            number.decimal == nil || number.wholeDigits != nil
        else { throw failure("\"\(keyword)\" must be a number of elements") }
        return .max
    }

    func bounds(in schema: OrderedProperties, areWhole: Bool) throws(Failure) -> SchemaNode.Bounds {
        var bounds = SchemaNode.Bounds()
        bounds.minimum = try bound(SchemaKeyword.minimum, in: schema, direction: .up, areWhole: areWhole)
        bounds.maximum = try bound(SchemaKeyword.maximum, in: schema, direction: .down, areWhole: areWhole)
        // In JSON Schema's draft 4, the exclusive keywords are booleans that modify the limit.
        if try isExclusive(SchemaKeyword.exclusiveMinimum, in: schema) {
            bounds.minimum = try bound(
                SchemaKeyword.minimum, in: schema, direction: .up, areWhole: areWhole, isExclusive: true)
        } else if let exclusive = try bound(
            SchemaKeyword.exclusiveMinimum, in: schema, direction: .up, areWhole: areWhole, isExclusive: true)
        {
            bounds.minimum = bounds.minimum.map { max($0, exclusive) } ?? exclusive
        }
        if try isExclusive(SchemaKeyword.exclusiveMaximum, in: schema) {
            bounds.maximum = try bound(
                SchemaKeyword.maximum, in: schema, direction: .down, areWhole: areWhole, isExclusive: true)
        } else if let exclusive = try bound(
            SchemaKeyword.exclusiveMaximum, in: schema, direction: .down, areWhole: areWhole, isExclusive: true)
        {
            bounds.maximum = bounds.maximum.map { min($0, exclusive) } ?? exclusive
        }
        if let content = schema[SchemaKeyword.multipleOf] {
            guard let number = content.number, JSONNumber(0) < number else {
                throw failure("\"multipleOf\" must be a number greater than 0")
            }
            bounds.divisors = [.init(number: number)]
        }
        return bounds
    }

    /// Whether `exclusiveMinimum` or `exclusiveMaximum` is the boolean `true`, as in JSON Schema's draft 4.
    private func isExclusive(_ keyword: String, in schema: OrderedProperties) throws(Failure) -> Bool {
        let limit = keyword == SchemaKeyword.exclusiveMinimum ? SchemaKeyword.minimum : SchemaKeyword.maximum
        guard schema[keyword]?.value == .bool(true) else { return false }
        guard schema[limit] != nil else { throw failure("\"\(keyword)\" is true without a \"\(limit)\"") }
        return true
    }

    private func bound(
        _ keyword: String, in schema: OrderedProperties, direction: JSONNumber.Direction, areWhole: Bool,
        isExclusive: Bool = false
    ) throws(Failure) -> JSONNumber? {
        guard let content = schema[keyword], !(isExclusive && content.value == .bool(false)) else { return nil }
        guard let number = content.number else { throw failure("\"\(keyword)\" must be a number") }
        if !areWhole, !isExclusive { return number }
        guard let bound = number.inclusive(direction, areWhole: areWhole, isExclusive: isExclusive) else {
            throw failure("\"\(keyword)\": \(number.literal) has too many digits")
        }
        return bound
    }

    func failure(_ reason: String) -> Failure {
        Failure(path: path.joined(separator: "/"), reason: reason)
    }

    mutating func at<Value>(
        _ steps: String..., read: (inout SchemaReader) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        path += steps
        defer { path.removeLast(steps.count) }
        return try read(&self)
    }
}

extension GeneratedContent {
    var structure: OrderedProperties? {
        guard case .structure(let properties) = value else { return nil }
        return properties
    }
}

extension String {
    /// The text with the escapes of a JSON pointer resolved.
    var pointerUnescaped: String {
        replacing("~1", with: "/").replacing("~0", with: "~")
    }
}

extension JSONNumber {
    enum Direction {
        case up, down
    }

    /// The digits of the number if it is an integer that fits in a `Decimal`: `300` for `3e2`.
    var wholeDigits: String? {
        guard let decimal, decimal == decimal.rounded(.plain) else { return nil }
        return "\(decimal)"
    }

    /// The nearest number that an inclusive bound can have instead. For an exclusive bound of numbers that aren't
    /// integers, it is 10⁻¹² away: a bound in JSON must be a number that can be written.
    func inclusive(_ direction: Direction, areWhole: Bool, isExclusive: Bool) -> JSONNumber? {
        guard let decimal else { return nil }
        guard areWhole else {
            let step = Decimal(sign: .plus, exponent: -12, significand: 1)
            return JSONNumber(direction == .up ? decimal + step : decimal - step)
        }
        let whole = decimal.rounded(direction == .up ? .up : .down)
        guard isExclusive, whole == decimal else { return JSONNumber(whole) }
        return JSONNumber(direction == .up ? whole + 1 : whole - 1)
    }
}

extension Decimal {
    fileprivate func rounded(_ mode: NSDecimalNumber.RoundingMode) -> Decimal {
        var rounded = Decimal()
        var value = self
        NSDecimalRound(&rounded, &value, 0, mode)
        return rounded
    }
}
