/// What the first bytes of a text form: a whole character, the beginning of one, or neither.
enum UTF8Sequence {
    case complete(count: Int, scalar: Unicode.Scalar)
    /// All bytes may form a character with further ones.
    case incomplete
    case invalid

    static func length(in bytes: some RandomAccessCollection<UInt8>) -> UTF8Sequence {
        guard let first = bytes.first else { return .incomplete }
        if first < 0x80 { return .complete(count: 1, scalar: Unicode.Scalar(first)) }
        guard let count = count(leadBy: first) else { return .invalid }
        var value = UInt32(first) & (0x7F >> UInt32(count))
        for (index, byte) in bytes.dropFirst().prefix(count - 1).enumerated() {
            guard byte & 0xC0 == 0x80, index > 0 || second(byte, follows: first) else { return .invalid }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard bytes.count >= count else { return .incomplete }
        guard let scalar = Unicode.Scalar(value) else { return .invalid }
        return .complete(count: count, scalar: scalar)
    }

    private static func count(leadBy first: UInt8) -> Int? {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: nil
        }
    }

    /// Overlong forms, surrogates and values above U+10FFFF are recognized by the second byte (The Unicode Standard, table 3-7).
    private static func second(_ byte: UInt8, follows first: UInt8) -> Bool {
        switch first {
        case 0xE0: byte >= 0xA0
        case 0xED: byte < 0xA0
        case 0xF0: byte >= 0x90
        case 0xF4: byte < 0x90
        default: true
        }
    }
}
