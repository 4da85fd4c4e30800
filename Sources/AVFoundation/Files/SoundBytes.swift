/// The bytes of a sound file. Every read is bounded: beyond the end there is nil.
struct SoundBytes {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    /// Whether four letters, or another text, are at a place.
    func has(_ name: String, at place: Int) -> Bool {
        place >= 0 && place <= count - name.utf8.count && bytes[place...].starts(with: name.utf8)
    }

    /// An unsigned number with the highest byte first.
    func big(_ place: Int, _ byteCount: Int) -> Int? { number(place, byteCount) { $0 } }

    /// An unsigned number with the lowest byte first.
    func little(_ place: Int, _ byteCount: Int) -> Int? { number(place, byteCount) { Array($0.reversed()) } }

    /// Nil beyond the end, and for a number that `Int` can't hold.
    private func number(_ place: Int, _ byteCount: Int, _ order: ([UInt8]) -> [UInt8]) -> Int? {
        guard place >= 0, place <= count - byteCount else { return nil }
        return Int(exactly: order(Array(bytes[place..<place + byteCount])).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
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
