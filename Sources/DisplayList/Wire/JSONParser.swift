/// A strict JSON parser (RFC 8259) with a bound on depth. The caller bounds the size, so time and memory are linear in it.
struct JSONParser {
    static let depthMax = 16

    private let bytes: [UInt8]
    private var position = 0

    static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.position == bytes.count else { throw parser.error(.trailingBytes) }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    // MARK: Values

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        guard depth < Self.depthMax else { throw error(.tooDeep) }
        skipSpace()
        switch try peek() {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        var members: [String: JSONValue] = [:]
        members.reserveCapacity(8)
        position += 1
        skipSpace()
        if try take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard try peek() == UInt8(ascii: "\"") else { throw error(.unexpectedByte) }
            let start = position
            let key = try string()
            skipSpace()
            try expect(UInt8(ascii: ":"))
            let member = try value(depth: depth + 1)
            guard members.updateValue(member, forKey: key) == nil else {
                throw JSONSyntaxError(reason: .duplicateKey, offset: start)
            }
            skipSpace()
        } while try take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return .object(members)
    }

    private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        var elements: [JSONValue] = []
        position += 1
        skipSpace()
        if try take(UInt8(ascii: "]")) { return .array(elements) }
        repeat {
            elements.append(try value(depth: depth + 1))
            skipSpace()
        } while try take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return .array(elements)
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        for offset in 0..<text.utf8CodeUnitCount { try expect(text.utf8Start[offset]) }
        return value
    }

    // MARK: Numbers

    private mutating func number() throws(JSONSyntaxError) -> Double {
        let start = position
        let isNegative = try take(UInt8(ascii: "-"))
        let whole = position
        if try !take(UInt8(ascii: "0")) { try digits() }
        if let value = wholeNumber(from: whole) { return isNegative ? -value : value }
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
        guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
            throw JSONSyntaxError(reason: .badNumber, offset: start)
        }
        return value
    }

    /// The digits read since `start`, where nothing follows that belongs to the number and a `Double` holds it exactly: most
    /// numbers of a message.
    private func wholeNumber(from start: Int) -> Double? {
        guard position - start <= 15 else { return nil }
        if position < bytes.count {
            guard bytes[position] != UInt8(ascii: "."), bytes[position] | 0x20 != UInt8(ascii: "e") else { return nil }
        }
        var value = 0
        for byte in bytes[start..<position] { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
        return Double(value)
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
        // What stands before the first escape is taken as it is; in most strings that is all.
        var bits: UInt8 = 0
        while position < bytes.count, isPlain(bytes[position]) {
            bits |= bytes[position]
            position += 1
        }
        if bits < 0x80, position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            position += 1
            return String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
        }
        var scalars = bytes[(start + 1)..<position]
        while true {
            let byte = try next()
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: scalars, as: UTF8.self) else {
                    throw JSONSyntaxError(reason: .badEncoding, offset: start)
                }
                return text
            case UInt8(ascii: "\\"): try escape(into: &scalars)
            case 0..<0x20: throw JSONSyntaxError(reason: .unexpectedByte, offset: position - 1)
            default: scalars.append(byte)
            }
        }
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func escape(into scalars: inout ArraySlice<UInt8>) throws(JSONSyntaxError) {
        switch try next() {
        case UInt8(ascii: "\""): scalars.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): scalars.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "/"): scalars.append(UInt8(ascii: "/"))
        case UInt8(ascii: "b"): scalars.append(8)
        case UInt8(ascii: "f"): scalars.append(12)
        case UInt8(ascii: "n"): scalars.append(10)
        case UInt8(ascii: "r"): scalars.append(13)
        case UInt8(ascii: "t"): scalars.append(9)
        case UInt8(ascii: "u"): scalars += Array(String(try unicodeEscape()).utf8)
        default: throw JSONSyntaxError(reason: .badEscape, offset: position - 1)
        }
    }

    /// The scalar of `\uXXXX`, or of a surrogate pair of them. A surrogate that stands alone becomes U+FFFD: a field may
    /// hold one for a moment while somebody types.
    private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let high = try fourHexadecimalDigits()
        if let scalar = Unicode.Scalar(high) { return scalar }
        let replacement: Unicode.Scalar = "\u{FFFD}"
        guard (0xD800..<0xDC00).contains(high), bytes[position...].starts(with: Array("\\u".utf8)) else {
            return replacement
        }
        let mark = position
        position += 2
        let low = try fourHexadecimalDigits()
        guard (0xDC00..<0xE000).contains(low) else {
            position = mark
            return replacement
        }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? replacement
    }

    private mutating func fourHexadecimalDigits() throws(JSONSyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            let byte = try next()
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw JSONSyntaxError(reason: .badEscape, offset: position - 1)
            }
            value = value << 4 | UInt32(digit)
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
