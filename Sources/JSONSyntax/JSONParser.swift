/// A strict JSON parser (RFC 8259). It limits the nesting depth and the number of values, each of which takes a hundred times as
/// much memory as its shortest text. The caller limits the size, so that time and memory are linear in it.
///
/// The text must be complete. For text that arrives in pieces, FoundationModels has `IncrementalJSONParser`.
package struct JSONParser<Value: JSONConstructible> {
    private let bytes: [UInt8]
    private let limits: JSONLimits
    private var position = 0
    private var valueCount = 0

    package static func parse(_ bytes: [UInt8], within limits: JSONLimits) throws(JSONSyntaxError) -> Value {
        var parser = JSONParser(bytes: bytes, limits: limits)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.position == bytes.count else { throw parser.error(.trailingBytes) }
        return value
    }

    private init(bytes: [UInt8], limits: JSONLimits) { (self.bytes, self.limits) = (bytes, limits) }

    // MARK: Values

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> Value {
        guard depth < limits.depth else { throw error(.tooDeep) }
        valueCount += 1
        guard valueCount <= limits.valueCount else { throw error(.tooMany) }
        skipSpace()
        switch try peek() {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return Value(jsonString: try string())
        case UInt8(ascii: "t"): return try word("true", Value(jsonBool: true))
        case UInt8(ascii: "f"): return try word("false", Value(jsonBool: false))
        case UInt8(ascii: "n"): return try word("null", .jsonNull)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(JSONSyntaxError) -> Value {
        var members = Value.noMembers
        position += 1
        skipSpace()
        if try take(UInt8(ascii: "}")) { return Value(jsonMembers: members) }
        repeat {
            skipSpace()
            guard try peek() == UInt8(ascii: "\"") else { throw error(.unexpectedByte) }
            let start = position
            let key = try string()
            skipSpace()
            try expect(UInt8(ascii: ":"))
            let member = try value(depth: depth + 1)
            guard Value.add(member, named: key, to: &members) else {
                throw JSONSyntaxError(reason: .duplicateKey, offset: start)
            }
            skipSpace()
        } while try take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return Value(jsonMembers: members)
    }

    private mutating func array(depth: Int) throws(JSONSyntaxError) -> Value {
        var elements: [Value] = []
        position += 1
        skipSpace()
        if try take(UInt8(ascii: "]")) { return Value(jsonElements: elements) }
        repeat {
            elements.append(try value(depth: depth + 1))
            skipSpace()
        } while try take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return Value(jsonElements: elements)
    }

    private mutating func word(_ text: StaticString, _ value: @autoclosure () -> Value) throws(JSONSyntaxError) -> Value
    {
        for offset in 0..<text.utf8CodeUnitCount { try expect(text.utf8Start[offset]) }
        return value()
    }

    // MARK: Numbers

    private mutating func number() throws(JSONSyntaxError) -> Value {
        let start = position
        let isNegative = try take(UInt8(ascii: "-"))
        let whole = position
        if try !take(UInt8(ascii: "0")) { try digits() }
        if let value = wholeNumber(from: whole, isNegative: isNegative) { return Value(jsonInteger: value) }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
                position += 1
            }
            try digits()
        }
        guard let value = Value(jsonNumber: String(decoding: bytes[start..<position], as: UTF8.self)) else {
            throw JSONSyntaxError(reason: .badNumber, offset: start)
        }
        return value
    }

    /// A fast path for most numbers: the digits since `start`, if the number ends there and a `Double` represents it exactly;
    /// else nil. Also nil for `-0`, which isn't an integer.
    private func wholeNumber(from start: Int, isNegative: Bool) -> Int? {
        guard position - start <= 15 else { return nil }
        if position < bytes.count {
            guard bytes[position] != UInt8(ascii: "."), bytes[position] | 0x20 != UInt8(ascii: "e") else { return nil }
        }
        var value = 0
        for byte in bytes[start..<position] { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
        guard isNegative else { return value }
        return value == 0 ? nil : -value
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        guard position > start else { throw error(position < bytes.count ? .unexpectedByte : .unexpectedEnd) }
    }

    // MARK: Strings

    private mutating func string() throws(JSONSyntaxError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while true {
            let plain = position..<bytes.withUnsafeBufferPointer { $0.endOfPlainJSON(from: position) }
            position = plain.upperBound
            let byte = try next()
            // Most strings have no escapes, so that the text before the first one is the whole string.
            if byte == UInt8(ascii: "\""), text.isEmpty { return try valid(bytes[plain], from: start) }
            text += bytes[plain]
            switch byte {
            case UInt8(ascii: "\""): return try valid(text[...], from: start)
            case UInt8(ascii: "\\"): try escape(into: &text)
            default: throw JSONSyntaxError(reason: .unexpectedByte, offset: position - 1)
            }
        }
    }

    private func valid(_ text: ArraySlice<UInt8>, from start: Int) throws(JSONSyntaxError) -> String {
        guard let string = String(validating: text, as: UTF8.self) else {
            throw JSONSyntaxError(reason: .badEncoding, offset: start)
        }
        return string
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONSyntaxError) {
        let letter = try next()
        if letter == UInt8(ascii: "u") {
            text += Array(String(try unicodeEscape()).utf8)
        } else if let byte = JSONEscape.byte(for: letter) {
            text.append(byte)
        } else {
            throw JSONSyntaxError(reason: .badEscape, offset: position - 1)
        }
    }

    /// The scalar of `\uXXXX`, or of a surrogate pair. A lone surrogate becomes U+FFFD: a field may contain one for a moment
    /// while somebody types.
    private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let high = try fourHexadecimalDigits()
        if let scalar = Unicode.Scalar(high) { return scalar }
        let mark = position
        guard bytes[position...].starts(with: Array("\\u".utf8)) else { return "\u{FFFD}" }
        position += 2
        if let scalar = JSONEscape.scalar(high: high, low: try fourHexadecimalDigits()) { return scalar }
        position = mark
        return "\u{FFFD}"
    }

    private mutating func fourHexadecimalDigits() throws(JSONSyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            let byte = try next()
            guard let digit = JSONEscape.hexadecimalDigit(byte) else {
                throw JSONSyntaxError(reason: .badEscape, offset: position - 1)
            }
            value = value << 4 | digit
        }
        return value
    }

    // MARK: Bytes

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    private func peek() throws(JSONSyntaxError) -> UInt8 {
        guard position < bytes.count else { throw error(.unexpectedEnd) }
        return bytes[position]
    }

    private mutating func next() throws(JSONSyntaxError) -> UInt8 {
        let byte = try peek()
        position += 1
        return byte
    }

    private mutating func take(_ byte: UInt8) throws(JSONSyntaxError) -> Bool {
        guard try peek() == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(JSONSyntaxError) {
        guard try take(byte) else { throw error(.unexpectedByte) }
    }

    private func error(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
        JSONSyntaxError(reason: reason, offset: position)
    }
}
