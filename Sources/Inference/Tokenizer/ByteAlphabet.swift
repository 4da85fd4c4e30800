/// The printable characters by which byte-level vocabularies represent the 256 bytes.
///
/// Printable Latin-1 characters represent themselves; the other bytes are mapped to characters from U+0100 on, in order. The rule
/// is GPT-2's (Radford et al., "Language Models are Unsupervised Multitask Learners", 2019).
enum ByteAlphabet {
    /// The character for each byte.
    static let scalars: [UInt32] = {
        var next: UInt32 = 0x100
        return (UInt32(0)..<256).map { byte in
            if isPrintable(byte) { return byte }
            defer { next += 1 }
            return next
        }
    }()

    /// The byte for each character, by its value; nil for other characters.
    private static let bytes: [UInt8?] = {
        var bytes = [UInt8?](repeating: nil, count: Int(scalars.max()!) + 1)
        for (byte, scalar) in zip(UInt8.min...UInt8.max, scalars) { bytes[Int(scalar)] = byte }
        return bytes
    }()

    private static func isPrintable(_ byte: UInt32) -> Bool {
        (0x21...0x7E).contains(byte) || (0xA1...0xAC).contains(byte) || (0xAE...0xFF).contains(byte)
    }

    /// Appends the bytes that a vocabulary entry's text represents. Returns false, with some of them appended, if it isn't UTF-8
    /// or has other characters.
    static func decode(_ text: some Collection<UInt8>, onto result: inout [UInt8]) -> Bool {
        var rest = text.makeIterator()
        while let lead = rest.next() {
            var scalar = Int(lead)
            // All characters of the alphabet have one or two bytes.
            if lead >= 0x80 {
                guard lead & 0xE0 == 0xC0, let next = rest.next(), next & 0xC0 == 0x80 else { return false }
                scalar = Int(lead & 0x1F) << 6 | Int(next & 0x3F)
                guard scalar >= 0x80 else { return false }
            }
            guard scalar < bytes.count, let byte = bytes[scalar] else { return false }
            result.append(byte)
        }
        return true
    }
}
