/// A text's characters: each with its class and the index of its first byte.
struct CharacterText {
    /// The scalar's value; 0xFFFD for a byte that isn't part of valid UTF-8.
    private(set) var values: [UInt32] = []
    private(set) var classes: [CharacterClass] = []
    /// The index of each character's first byte; the last entry is the number of bytes.
    private(set) var offsets: [Int] = []

    init(_ bytes: [UInt8]) {
        values.reserveCapacity(bytes.count)
        classes.reserveCapacity(bytes.count)
        offsets.reserveCapacity(bytes.count + 1)
        var index = 0
        while index < bytes.count {
            offsets.append(index)
            let length = UTF8Sequence.length(in: bytes[index...])
            guard case .complete(let count, let scalar) = length else {
                values.append(0xFFFD)
                classes.append(.other)
                index += 1
                continue
            }
            values.append(scalar.value)
            classes.append(CharacterClass(scalar))
            index += count
        }
        offsets.append(bytes.count)
    }

    var count: Int { values.count }
}
