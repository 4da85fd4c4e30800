/// SentencePiece's table of character replacements (`tokenizer.ggml.precompiled_charsmap`), such as a full-width letter by the
/// usual one.
///
/// It begins with the size in bytes of a trie of texts, stored as a double array (Aoe, "An Efficient Digital Search Algorithm by
/// Using a Double-Array Structure", 1989) whose units are 32 bits: bits 0 to 7 the byte that leads here, 8 whether a text ends
/// here, 9 whether the offset is in steps of 256, 10 to 31 the offset; or, with bit 31 set, a value. After it are the
/// replacements, each terminated by a zero.
struct TextReplacements: Sendable {
    private let units: [UInt32]
    private let texts: [UInt8]

    /// Nil if the file has no table, or an empty one.
    init?(_ file: GGUFFile) throws(ModelFileError) {
        let key = "tokenizer.ggml.precompiled_charsmap"
        guard let bytes = try file.octets(key), !bytes.isEmpty else { return nil }
        guard bytes.count >= 4 else { throw .invalidValue(key: key, reason: "\(bytes.count) bytes") }
        func number(_ offset: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
        }
        let unitBytes = Int(number(0))
        guard unitBytes < bytes.count - 4 else {
            throw .invalidValue(key: key, reason: "\(unitBytes) bytes of tree in \(bytes.count)")
        }
        units = (0..<unitBytes / 4).map { number(4 + $0 * 4) }
        texts = Array(bytes[(4 + unitBytes)...])
    }

    /// The replacement of the longest text in the table that is a prefix of `text`, and that prefix's length.
    func replacement(beginning text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, count: Int)? {
        var found: (value: Int, count: Int)?
        guard var place = units.first.map(Self.offset) else { return nil }
        for (index, byte) in text.enumerated() {
            guard byte != 0 else { break }
            place ^= Int(byte)
            guard units.indices.contains(place), Self.label(units[place]) == UInt32(byte) else { break }
            let endsHere = units[place] >> 8 & 1 != 0
            place ^= Self.offset(units[place])
            guard endsHere else { continue }
            guard units.indices.contains(place) else { break }
            found = (Int(units[place] & 0x7FFF_FFFF), index + 1)
        }
        guard let found, found.value < texts.count else { return nil }
        return (texts[found.value...].prefix { $0 != 0 }, found.count)
    }

    private static func offset(_ unit: UInt32) -> Int { Int(unit >> 10) << Int((unit & 1 << 9) >> 6) }

    /// A unit with a value never equals a byte.
    private static func label(_ unit: UInt32) -> UInt32 { unit & (1 << 31 | 0xFF) }
}
