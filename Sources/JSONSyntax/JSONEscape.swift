/// The escape sequences of JSON's strings (RFC 8259, section 7).
package enum JSONEscape {
    /// Whether a byte must be escaped in a string.
    package static func isNeeded(for byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// The byte for a letter after a backslash, except `u`; nil if there is no such escape.
    package static func byte(for letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x8
        case UInt8(ascii: "t"): 0x9
        case UInt8(ascii: "n"): 0xA
        case UInt8(ascii: "f"): 0xC
        case UInt8(ascii: "r"): 0xD
        default: nil
        }
    }

    /// The value of a hexadecimal digit; nil for any other byte.
    package static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// The character of a surrogate pair.
    package static func scalar(high: UInt32, low: UInt32) -> Unicode.Scalar? {
        guard (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low) else { return nil }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    // MARK: Writing

    /// Appends the escape of a UTF-16 code unit: a letter if there is one for it, otherwise four digits.
    package static func append(_ unit: UInt16, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        if let letter = letter(for: unit) { return bytes.append(letter) }
        bytes.append(UInt8(ascii: "u"))
        for shift in [12, 8, 4, 0] { bytes.append(digit(UInt8(truncatingIfNeeded: unit >> shift & 15))) }
    }

    /// The escape of a UTF-16 code unit as text.
    package static func text(_ unit: UInt16) -> String {
        var bytes: [UInt8] = []
        append(unit, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func letter(for unit: UInt16) -> UInt8? {
        switch unit {
        case 0x22, 0x5C: UInt8(truncatingIfNeeded: unit)
        case 0x8: UInt8(ascii: "b")
        case 0x9: UInt8(ascii: "t")
        case 0xA: UInt8(ascii: "n")
        case 0xC: UInt8(ascii: "f")
        case 0xD: UInt8(ascii: "r")
        default: nil
        }
    }

    /// The hexadecimal digit of a number below 16.
    static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The end of a string's unescaped text: the next quotation mark, backslash or control character, or the end of the bytes.
    package func endOfPlainJSON(from start: Int = 0) -> Int {
        var position = start
        // Eight bytes at a time: a byte equals another where their difference is zero, and (x - 1) & ~x has its high bit
        // where x is zero.
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while position + 8 <= count, let base = baseAddress {
            let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)
            let mark = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            let control = (word &- (ones &* 0x20)) & ~word
            let found = (((mark &- ones) & ~mark) | ((backslash &- ones) & ~backslash) | control) & highs
            if found != 0 { return position + found.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < count, !JSONEscape.isNeeded(for: self[position]) { position += 1 }
        return position
    }
}
