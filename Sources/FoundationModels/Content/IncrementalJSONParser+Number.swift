extension IncrementalJSONParser {
    /// A number that is being read, by JSON's grammar: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
    struct NumberInProgress {
        private enum Part {
            case start, minus, zero, integer, point, fraction, exponent, exponentSign, exponentDigits
        }

        private var part = Part.start
        private var isNegative = false
        /// The digits before an exponent, if there are at most 18, and how many of them are after the point.
        private var magnitude = 0
        private var digitCount = 0
        private var fractionCount = 0
        /// The number's bytes in earlier pieces.
        private var earlier: [UInt8] = []

        /// Whether the number is complete if it ends here.
        var mayEnd: Bool {
            switch part {
            case .zero, .integer, .fraction, .exponentDigits: true
            case .start, .minus, .point, .exponent, .exponentSign: false
            }
        }

        mutating func begin() {
            part = .start
            isNegative = false
            magnitude = 0
            digitCount = 0
            fractionCount = 0
            earlier.removeAll(keepingCapacity: true)
        }

        /// Reads the number's bytes; returns the position of the first byte that isn't part of it.
        mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
            var position = start
            while position < bytes.count, let next = next(bytes[position]) {
                part = next
                position += 1
            }
            return position
        }

        private mutating func next(_ byte: UInt8) -> Part? {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): return next(digit: byte - UInt8(ascii: "0"))
            case UInt8(ascii: "-"):
                if part == .exponent { return .exponentSign }
                guard part == .start else { return nil }
                isNegative = true
                return .minus
            case UInt8(ascii: "+"): return part == .exponent ? .exponentSign : nil
            case UInt8(ascii: "."): return part == .zero || part == .integer ? .point : nil
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                return part == .zero || part == .integer || part == .fraction ? .exponent : nil
            default: return nil
            }
        }

        private mutating func next(digit: UInt8) -> Part? {
            switch part {
            case .start, .minus, .integer:
                count(digit)
                return part != .integer && digit == 0 ? .zero : .integer
            case .zero: return nil
            case .point, .fraction:
                count(digit)
                fractionCount += 1
                return .fraction
            case .exponent, .exponentSign, .exponentDigits: return .exponentDigits
            }
        }

        private mutating func count(_ digit: UInt8) {
            digitCount += 1
            if digitCount <= 18 { magnitude = magnitude * 10 + Int(digit) }
        }

        mutating func keep(_ slice: Slice<UnsafeBufferPointer<UInt8>>) {
            earlier += slice
        }

        /// Returns the number, which ends with these bytes.
        func take(_ slice: Slice<UnsafeBufferPointer<UInt8>>) -> JSONNumber {
            if let short { return short }
            guard !earlier.isEmpty else {
                return JSONNumber(literal: String(decoding: UnsafeBufferPointer(rebasing: slice), as: UTF8.self))
            }
            return JSONNumber(literal: String(decoding: earlier + slice, as: UTF8.self))
        }

        /// Returns the number, which ended with the last piece.
        func take() -> JSONNumber {
            short ?? JSONNumber(literal: String(decoding: earlier, as: UTF8.self))
        }

        /// The number, if it has at most 18 digits and no exponent. Nil for `-0`, whose spelling is kept.
        private var short: JSONNumber? {
            guard digitCount <= 18, !(isNegative && magnitude == 0) else { return nil }
            let digits = isNegative ? -magnitude : magnitude
            switch part {
            case .zero, .integer: return JSONNumber(digits)
            case .fraction: return JSONNumber(digits: digits, fractionCount: fractionCount)
            default: return nil
            }
        }
    }
}
