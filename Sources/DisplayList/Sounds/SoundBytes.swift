import Foundation

/// The bytes of a sound file. Every read is bounded: beyond the end there is nil. They aren't copied, because a film may be
/// larger than the memory.
struct SoundBytes {
    private let bytes: Data

    init(_ data: Data) { bytes = data.startIndex == 0 ? data : Data(data) }

    var count: Int { bytes.count }

    /// Whether four letters, or another text, are at a place.
    func has(_ name: String, at place: Int) -> Bool {
        let length = name.utf8.count
        return place >= 0 && place <= count - length && bytes[place..<place + length].elementsEqual(name.utf8)
    }

    /// An unsigned number with the highest byte first.
    func big(_ place: Int, _ byteCount: Int) -> Int? { part(place, byteCount).flatMap(Self.number) }

    /// An unsigned number with the lowest byte first.
    func little(_ place: Int, _ byteCount: Int) -> Int? {
        part(place, byteCount).flatMap { Self.number($0.reversed()) }
    }

    /// Nil beyond the end.
    private func part(_ place: Int, _ byteCount: Int) -> Data? {
        place >= 0 && place <= count - byteCount ? bytes[place..<place + byteCount] : nil
    }

    /// Nil for a number that `Int` can't hold.
    private static func number(_ bytes: some Sequence<UInt8>) -> Int? {
        Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// A part of the file: its name, and where its content is.
    struct Chunk {
        let name: String
        let content: Range<Int>
    }

    /// The chunks from a place on, each with a name of four letters and a size before its content.
    ///
    /// - Parameters:
    ///   - sizeBytes: How many bytes a size has.
    ///   - isEven: Whether a chunk of odd size is followed by a byte that fills it up.
    func chunks(from start: Int, sizeBytes: Int = 4, isEven: Bool, isLittle: Bool) -> [Chunk] {
        var (chunks, place) = ([Chunk](), start)
        let head = 4 + sizeBytes
        while place <= count - head {
            let size = isLittle ? little(place + 4, sizeBytes) : big(place + 4, sizeBytes)
            // A size beyond the end, as of a recording that was cut off, means the rest of the file.
            let length = min(size ?? .max, count - place - head)
            let content = place + head..<place + head + length
            chunks.append(Chunk(name: String(decoding: bytes[place..<place + 4], as: UTF8.self), content: content))
            place = content.upperBound + (isEven ? length % 2 : 0)
        }
        return chunks
    }

    /// The length of an ID3 tag before the sound. Its size has seven bits in each byte.
    var tagLength: Int {
        guard has("ID3", at: 0), count >= 10 else { return 0 }
        return 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
    }
}
