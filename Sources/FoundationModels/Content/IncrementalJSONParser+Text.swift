import JSONSyntax

extension IncrementalJSONParser {
    /// A string that is being read: its bytes so far, and the state of an incomplete escape sequence.
    struct TextInProgress {
        private(set) var isName = false
        private(set) var id: UInt64 = 0
        /// Bytes that are in no snapshot yet.
        private var bytes: [UInt8] = []
        private var shared: GrowingList<UInt8>?
        private var sharedCount = 0

        /// The high surrogate of a pair whose low surrogate may follow.
        private var highSurrogate: UInt32?
        /// The number of hexadecimal digits read in a `\u` escape; nil before the `u`.
        private var digitCount: Int?
        private var digits: UInt32 = 0

        enum Escape {
            case unfinished, finished, unknown, noDigit
        }

        mutating func begin(isName: Bool, id: UInt64) {
            self.isName = isName
            self.id = id
        }

        mutating func append(_ slice: Slice<UnsafeBufferPointer<UInt8>>) {
            guard !slice.isEmpty else { return }
            endPair()
            bytes += slice
        }

        /// Returns the whole text, which ends with these bytes, and resets the state.
        mutating func take(_ slice: Slice<UnsafeBufferPointer<UInt8>>) -> String {
            if sharedCount == 0, bytes.isEmpty, highSurrogate == nil {
                return String(decoding: UnsafeBufferPointer(rebasing: slice), as: UTF8.self)
            }
            endPair()
            bytes += slice
            defer { forget() }
            guard let shared else { return String(decoding: bytes, as: UTF8.self) }
            return String(decoding: Array(shared.prefix(sharedCount)) + bytes, as: UTF8.self)
        }

        /// The text so far, for a snapshot; nil for a name.
        mutating func share() -> JSONSnapshot.Text? {
            guard !isName else { return nil }
            if shared == nil, bytes.count <= JSONSnapshot.Text.shortCountMax {
                let string = bytes.withUnsafeBufferPointer { String(decoding: $0.wholeScalars, as: UTF8.self) }
                return JSONSnapshot.Text(content: .short(string), id: id)
            }
            let list = bytes.isEmpty ? shared : .appending(bytes, to: shared, count: sharedCount)
            guard let list else { preconditionFailure("A long text has no bytes") }
            shared = list
            sharedCount += bytes.count
            bytes.removeAll(keepingCapacity: true)
            return JSONSnapshot.Text(content: .long(list, count: sharedCount), id: id)
        }

        private mutating func forget() {
            // The memory of a long text is released.
            bytes.removeAll(keepingCapacity: bytes.count < 4096)
            shared = nil
            sharedCount = 0
        }

        /// Reads a byte of an escape sequence, after the backslash.
        mutating func readEscape(_ byte: UInt8) -> Escape {
            if let count = digitCount { return readDigit(byte, after: count) }
            if byte == UInt8(ascii: "u") {
                digitCount = 0
                return .unfinished
            }
            guard let character = JSONEscape.byte(for: byte) else { return .unknown }
            endPair()
            bytes.append(character)
            return .finished
        }

        private mutating func readDigit(_ byte: UInt8, after count: Int) -> Escape {
            guard let digit = JSONEscape.hexadecimalDigit(byte) else { return .noDigit }
            digits = digits << 4 | digit
            digitCount = count + 1
            guard count == 3 else { return .unfinished }
            append(codeUnit: digits)
            digitCount = nil
            digits = 0
            return .finished
        }

        private mutating func append(codeUnit: UInt32) {
            switch codeUnit {
            case 0xD800..<0xDC00:
                endPair()
                highSurrogate = codeUnit
            case 0xDC00..<0xE000:
                let high = highSurrogate
                highSurrogate = nil
                append(high.flatMap { JSONEscape.scalar(high: $0, low: codeUnit) })
            default:
                endPair()
                append(Unicode.Scalar(codeUnit))
            }
        }

        /// Replaces an unpaired surrogate with U+FFFD.
        private mutating func endPair() {
            guard highSurrogate != nil else { return }
            highSurrogate = nil
            append(nil)
        }

        private mutating func append(_ scalar: Unicode.Scalar?) {
            bytes += UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
        }
    }
}
