/// Mutates a reader's input at random: changes bytes, numbers, words and lines, and combines inputs.
struct InputMutation {
    let words: [[UInt8]]
    let others: [[UInt8]]
    /// Whether numbers are bytes and stand at their places, so that some are replaced by others of the same length.
    var isBinary = false

    /// Longer inputs find nothing more and cost time.
    private static let byteCountMax = 16_384
    private static let numbers = [
        "0", "-1", "1", "255", "256", "2147483647", "2147483648", "4294967296", "9223372036854775807",
        "-9223372036854775808", "9223372036854775808", "99999999999999999999", "1e308", "-1e-308", "1e999", "0.1",
    ].map { Array($0.utf8) }

    func changed(_ input: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var bytes = input
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            change(&bytes, &random)
            if bytes.count > Self.byteCountMax { bytes.removeSubrange(Self.byteCountMax...) }
        }
        return bytes
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<(isBinary ? 11 : 9), using: &random) {
        case 0 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &random)
        case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
        case 2: bytes.insert(.random(in: 0...255, using: &random), at: place)
        case 3: bytes.removeSubrange(part(of: bytes, from: place, &random))
        case 4: bytes.insert(contentsOf: bytes[part(of: bytes, from: place, &random)], at: place)
        case 5: if let word = words.randomElement(using: &random) { bytes.insert(contentsOf: word, at: place) }
        case 6: replaceNumber(in: &bytes, from: place, &random)
        case 7: repeatLine(in: &bytes, at: place, &random)
        case 8: join(&bytes, at: place, &random)
        default: replaceBinaryNumbers(in: &bytes, at: place, &random)
        }
    }

    private func part(of bytes: [UInt8], from place: Int, _ random: inout SeededRandom) -> Range<Int> {
        place..<min(bytes.count, place + Int.random(in: 0...32, using: &random))
    }

    /// Replaces the next digits with an extreme number.
    private func replaceNumber(in bytes: inout [UInt8], from place: Int, _ random: inout SeededRandom) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: Self.numbers.randomElement(using: &random)!)
    }

    /// One or two neighbors of one, two, four or eight bytes, as a picture's sides are, become numbers at the ends of what there
    /// is: all bits, all but the sign, the sign alone, one, none; the first byte is the highest or the lowest.
    private func replaceBinaryNumbers(in bytes: inout [UInt8], at place: Int, _ random: inout SeededRandom) {
        let length = 1 << Int.random(in: 0...3, using: &random)
        let last = length - 1
        let number: [UInt8] =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: Array(repeating: 0xFF, count: length)
            case 1: [0x7F] + Array(repeating: 0xFF, count: last)
            case 2: [0x80] + Array(repeating: 0, count: last)
            case 3: Array(repeating: 0, count: last) + [1]
            default: Array(repeating: 0, count: length)
            }
        let ordered = Bool.random(using: &random) ? number : number.reversed()
        let numbers = Bool.random(using: &random) ? ordered + ordered : ordered
        for (offset, byte) in numbers.enumerated() where place + offset < bytes.count { bytes[place + offset] = byte }
    }

    private func repeatLine(in bytes: inout [UInt8], at place: Int, _ random: inout SeededRandom) {
        let start = bytes[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
        let end = bytes[place...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.count
        let line = Array(bytes[start..<end])
        for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.insert(contentsOf: line, at: start) }
    }

    /// Appends the end of another input.
    private func join(_ bytes: inout [UInt8], at place: Int, _ random: inout SeededRandom) {
        guard let other = others.randomElement(using: &random) else { return }
        bytes.replaceSubrange(place..., with: other[Int.random(in: 0...other.count, using: &random)...])
    }
}
