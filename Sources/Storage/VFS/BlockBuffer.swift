/// Blocks of a file by their numbers, up to a count.
struct BlockBuffer {
    typealias Block = [UInt8]

    /// SQLite's default page size, so that a page is one row of the table. Other page sizes take several, or a part of one.
    static let blockBytes = 4096
    static let empty = Block(repeating: 0, count: blockBytes)

    private(set) var blocks: [Int64: Block] = [:]
    var count: Int { blocks.count }
    var isEmpty: Bool { blocks.isEmpty }

    subscript(number: Int64) -> Block? {
        get { blocks[number] }
        set { blocks[number] = newValue }
    }

    /// How many blocks a file of a size has.
    static func count(ofBytes size: Int64) -> Int64 {
        size / Int64(blockBytes) + (size % Int64(blockBytes) > 0 ? 1 : 0)
    }

    /// Removes the blocks from a number on.
    mutating func truncate(to count: Int64) { blocks = blocks.filter { $0.key < count } }

    mutating func removeAll() { blocks = [:] }

    /// The parts of blocks that cover a range of bytes.
    static func parts(from offset: Int64, count: Int) -> [(number: Int64, inBlock: Range<Int>, inBytes: Range<Int>)] {
        var parts: [(Int64, Range<Int>, Range<Int>)] = []
        var done = 0
        while done < count {
            let (number, start) = (offset + Int64(done)).quotientAndRemainder(dividingBy: Int64(blockBytes))
            let length = min(blockBytes - Int(start), count - done)
            parts.append((number, Int(start)..<Int(start) + length, done..<done + length))
            done += length
        }
        return parts
    }
}
