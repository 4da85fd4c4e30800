/// The printable characters under which byte-level vocabularies write the 256 bytes.
///
/// Printable Latin-1 stands for itself; the other bytes follow from U+0100 on, in their order. The rule is GPT-2's
/// (Radford et al., "Language Models are Unsupervised Multitask Learners", 2019).
enum ByteAlphabet {
    /// The character that stands for each byte.
    static let scalars: [UInt32] = {
        var next: UInt32 = 0x100
        return (UInt32(0)..<256).map { byte in
            if isPrintable(byte) { return byte }
            defer { next += 1 }
            return next
        }
    }()

    private static let bytes = Dictionary(uniqueKeysWithValues: zip(scalars, UInt8.min...UInt8.max))

    private static func isPrintable(_ byte: UInt32) -> Bool {
        (0x21...0x7E).contains(byte) || (0xA1...0xAC).contains(byte) || (0xAE...0xFF).contains(byte)
    }

    /// The bytes that a vocabulary entry's text stands for; nil where it holds a character of no byte.
    static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var decoder = UTF8()
        var iterator = text.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar):
                guard let byte = bytes[scalar.value] else { return nil }
                result.append(byte)
            case .emptyInput: return result
            case .error: return nil
            }
        }
    }
}
