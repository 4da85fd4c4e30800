import Foundation

/// The chunks of a PNG file, in their order.
package struct PNGChunks {
    package struct Chunk {
        package let type: String
        package let contents: ArraySlice<UInt8>

        /// Big endian; 0 beyond the end.
        package func number(at offset: Int, bytes count: Int = 4) -> Int {
            guard offset >= 0, offset + count <= contents.count else { return 0 }
            let start = contents.startIndex + offset
            return contents[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
        }

        package init(_ type: String, _ contents: ArraySlice<UInt8>) { (self.type, self.contents) = (type, contents) }
    }

    package let chunks: [Chunk]

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Nil for what is no such file; of one that ends too early those that are whole.
    package init?(_ data: Data) {
        guard data.starts(with: Self.signature) else { return nil }
        let bytes = [UInt8](data)
        var chunks: [Chunk] = []
        var place = 8
        while place + 12 <= bytes.count {
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

    /// The file of these chunks.
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
    /// The pictures of an animated PNG file; nil for one that isn't animated.
    var animation: ImageAnimation? {
        guard let control = self["acTL"], let header = chunks.first else { return nil }
        // What a picture's colours depend on; each has it once, whatever else lies in the file.
        let before = chunks.prefix { $0.type != "IDAT" }
        let shared = ["gAMA", "cHRM", "sRGB", "sBIT", "PLTE", "tRNS"].compactMap { type in
            before.first { $0.type == type && $0.contents.count <= Self.sharedBytesMax }
        }
        let pixelsMax = ImageAnimation.pixelsMax(ofFile: chunks.reduce(0) { $0 + $1.contents.count })
        var pixelCount = 0
        var frames: [ImageAnimation.Frame] = []
        var current: Chunk?
        var pieces: [ArraySlice<UInt8>] = []
        func finish() {
            guard let frame = current, !pieces.isEmpty, frames.count < 10_000, pixelCount <= pixelsMax else { return }
            // What is larger than any picture isn't read.
            let size = (min(frame.number(at: 4), 1 << 26), min(frame.number(at: 8), 1 << 26))
            pixelCount += size.0 * size.1
            guard pixelCount <= pixelsMax else { return }
            frames.append(Self.frame(frame, header, shared, pieces))
            pieces = []
        }
        for chunk in chunks {
            switch chunk.type {
            case "fcTL":
                finish()
                current = chunk
            // A picture before the first control is for readers that know no animations.
            case "IDAT" where current != nil: pieces.append(chunk.contents)
            case "fdAT" where chunk.contents.count > 4: pieces.append(chunk.contents.dropFirst(4))
            default: break
            }
        }
        finish()
        return ImageAnimation(
            width: header.number(at: 0), height: header.number(at: 4), loopCount: control.number(at: 4),
            frames: frames)
    }

    /// Those of 256 colours have 768.
    private static let sharedBytesMax = 1024

    private static func frame(
        _ control: Chunk, _ header: Chunk, _ shared: [Chunk], _ pieces: [ArraySlice<UInt8>]
    ) -> ImageAnimation.Frame {
        let size = control.contents.dropFirst(4).prefix(8)
        let own = Chunk("IHDR", size + header.contents.dropFirst(8))
        let file = [own] + shared + pieces.map { Chunk("IDAT", $0) } + [Chunk("IEND", [])]
        let (numerator, denominator) = (control.number(at: 20, bytes: 2), control.number(at: 22, bytes: 2))
        let disposals: [Int: ImageAnimation.Frame.Disposal] = [1: .clears, 2: .goesBack]
        return .init(
            x: control.number(at: 12), y: control.number(at: 16),
            delay: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
            disposal: disposals[control.number(at: 24, bytes: 1)] ?? .stays,
            replaces: control.number(at: 25, bytes: 1) == 0,
            pixels: { CGImage(png: PNGChunks(file).data)?.surface })
    }
}

extension ImageAnimation {
    /// The pictures of a GIF file, or of an animated PNG file; nil for other files.
    package static func read(_ data: Data) -> ImageAnimation? { GIFFile.read(data) ?? PNGChunks(data)?.animation }
}
