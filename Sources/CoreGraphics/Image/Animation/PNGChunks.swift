import Foundation

/// The chunks of a PNG file, in their order.
package struct PNGChunks {
    package struct Chunk {
        package let type: String
        package let contents: ArraySlice<UInt8>

        /// A big-endian number; 0 beyond the end.
        package func number(at offset: Int, bytes count: Int = 4) -> Int {
            guard offset >= 0, offset + count <= contents.count else { return 0 }
            let start = contents.startIndex + offset
            return contents[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
        }

        package init(_ type: String, _ contents: ArraySlice<UInt8>) { (self.type, self.contents) = (type, contents) }
    }

    package let chunks: [Chunk]

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// An empty chunk takes twelve bytes in the file, but more in memory.
    private static let countMax = 1 << 18

    /// Nil for another format. A truncated file, or one with very many chunks, results in the complete chunks at its beginning.
    package init?(_ data: Data) {
        guard data.starts(with: Self.signature) else { return nil }
        let bytes = [UInt8](data)
        var chunks: [Chunk] = []
        var place = 8
        while place + 12 <= bytes.count, chunks.count < Self.countMax {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - place - 12 else { break }
            let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            chunks.append(Chunk(type, bytes[place + 8..<place + 8 + length]))
            place += 12 + length
        }
        guard chunks.first?.type == "IHDR" else { return nil }
        self.chunks = chunks
    }

    package init(_ chunks: [Chunk]) { self.chunks = chunks }

    package subscript(type: String) -> Chunk? { chunks.first { $0.type == type } }

    /// The file with these chunks.
    package var data: Data {
        var bytes = Self.signature
        for chunk in chunks {
            let named = Array(chunk.type.utf8) + chunk.contents
            bytes += Self.bigEndian(chunk.contents.count) + named + Self.bigEndian(Int(Self.checksum(named)))
        }
        return Data(bytes)
    }

    package static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The cyclic redundancy check of a chunk (PNG specification, annex D).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}

extension PNGChunks {
    /// The frames of an animated PNG file; nil for one that isn't animated.
    var animation: ImageAnimation? {
        guard let control = self["acTL"], let header = chunks.first else { return nil }
        let shared = chunks.prefix { $0.type != "IDAT" }.filter(\.isOfPixels)
        let first = Dictionary(shared.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
        let colors = ["PLTE", "tRNS"].compactMap { first[$0] }
        var frames: [ImageAnimation.Frame] = []
        var current: Chunk?
        var pieces: [ArraySlice<UInt8>] = []
        func finish() {
            guard let frame = current, !pieces.isEmpty, frames.count < 10_000 else { return }
            frames.append(Self.frame(frame, header, colors, pieces))
            pieces = []
        }
        for chunk in chunks {
            // A picture that doesn't lie within the canvas is an error (PNG specification, 11.3.6.2); those before it are whole.
            guard chunk.type != "fcTL" || chunk.isWithin(header) else { break }
            switch chunk.type {
            case "fcTL":
                finish()
                current = chunk
            // An image before the first control is for readers that don't support animations.
            case "IDAT" where current != nil: pieces.append(chunk.contents)
            case "fdAT" where chunk.contents.count > 4: pieces.append(chunk.contents.dropFirst(4))
            default: break
            }
        }
        finish()
        return ImageAnimation(
            width: header.number(at: 0), height: header.number(at: 4), loopCount: control.number(at: 4),
            frames: frames, byteCount: chunks.reduce(0) { $0 + 12 + $1.contents.count })
    }

    /// The PNG file of a frame is assembled on demand: ten thousand of them wouldn't fit into memory.
    private static func frame(
        _ control: Chunk, _ header: Chunk, _ colors: [Chunk], _ pieces: [ArraySlice<UInt8>]
    ) -> ImageAnimation.Frame {
        let (numerator, denominator) = (control.number(at: 20, bytes: 2), control.number(at: 22, bytes: 2))
        let disposals: [Int: ImageAnimation.Frame.Disposal] = [1: .clears, 2: .goesBack]
        let (width, height) = (control.number(at: 4), control.number(at: 8))
        return .init(
            x: control.number(at: 12), y: control.number(at: 16), width: width, height: height,
            delay: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
            disposal: disposals[control.number(at: 24, bytes: 1)] ?? .stays,
            replaces: control.number(at: 25, bytes: 1) == 0,
            pixels: {
                let byteCount = pieces.reduce(0) { $0 + $1.count }
                guard width <= Surface.sideMax, height <= Surface.sideMax,
                    width * height <= byteCount * pixelsPerByteMax
                else { return nil }
                let size = control.contents.dropFirst(4).prefix(8)
                let own = Chunk("IHDR", size + header.contents.dropFirst(8).prefix(5))
                let file = [own] + colors + pieces.map { Chunk("IDAT", $0) } + [Chunk("IEND", [])]
                return CGImage(png: PNGChunks(file).data)?.surface
            })
    }

    /// Deflate expands a byte to 1032 bytes at most, and a byte has eight pixels at most.
    private static let pixelsPerByteMax = 8 * 1032
}

extension PNGChunks.Chunk {
    /// Whether the part of a picture's control (`fcTL`) has an area, and lies within the canvas of the file's header.
    fileprivate func isWithin(_ header: Self) -> Bool {
        let (width, height) = (number(at: 4), number(at: 8))
        return width > 0 && height > 0 && number(at: 12) + width <= header.number(at: 0)
            && number(at: 16) + height <= header.number(at: 4)
    }

    /// Whether it says what the bits of pixels mean; how colors are to be adjusted nobody asks here.
    fileprivate var isOfPixels: Bool {
        switch type {
        case "PLTE": contents.count <= 3 * 256
        case "tRNS": contents.count <= 256
        default: false
        }
    }
}

extension ImageAnimation {
    /// The frames of a GIF file, or of an animated PNG file; nil for other files.
    package static func read(_ data: Data) -> ImageAnimation? { GIFFile.read(data) ?? PNGChunks(data)?.animation }
}
