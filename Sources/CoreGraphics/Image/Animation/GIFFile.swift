import Foundation

/// Reads a GIF file: its frames with their colors, positions and delays.
struct GIFFile {
    private let bytes: [UInt8]
    private var place = 0
    private var (width, height) = (0, 0)
    private var colors: ArraySlice<UInt8> = []
    private var loopCount: Int?
    private var frames: [ImageAnimation.Frame] = []
    /// The graphic control of the next frame.
    private var control = Control()

    private struct Control {
        var disposal = ImageAnimation.Frame.Disposal.stays
        var transparent: UInt8?
        var delay = 0.0
    }

    /// The frames of a file; nil for another format. A truncated file results in the frames before its end.
    static func read(_ data: Data) -> ImageAnimation? {
        guard data.starts(with: Data("GIF8".utf8)) else { return nil }
        var file = GIFFile([UInt8](data))
        guard file.readHeader() else { return nil }
        while file.readBlock() {}
        return ImageAnimation(
            width: file.width, height: file.height, loopCount: file.loopCount, frames: file.frames,
            byteCount: data.count)
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    // MARK: Blocks

    private mutating func byte() -> UInt8? {
        guard place < bytes.count else { return nil }
        defer { place += 1 }
        return bytes[place]
    }

    /// A 16-bit number, little-endian.
    private mutating func number() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(high) << 8 | Int(low)
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard place + count <= bytes.count else { return nil }
        defer { place += count }
        return bytes[place..<place + count]
    }

    private mutating func readHeader() -> Bool {
        place = 6
        guard let width = number(), let height = number(), let flags = byte(), take(2) != nil else { return false }
        (self.width, self.height) = (width, height)
        guard flags & 0x80 != 0 else { return true }
        guard let colors = take(3 << (Int(flags & 7) + 1)) else { return false }
        self.colors = colors
        return true
    }

    /// Reads a block. Returns false at the end.
    private mutating func readBlock() -> Bool {
        switch byte() {
        case 0x21: return readExtension()
        case 0x2C: return readPicture()
        case 0: return true
        default: return false
        }
    }

    private mutating func subBlocks() -> [ArraySlice<UInt8>]? {
        var blocks: [ArraySlice<UInt8>] = []
        while let count = byte() {
            guard count > 0 else { return blocks }
            guard let block = take(Int(count)) else { break }
            blocks.append(block)
        }
        return blocks.isEmpty ? nil : blocks
    }

    private mutating func readExtension() -> Bool {
        guard let label = byte(), let blocks = subBlocks() else { return false }
        let first = Array(blocks.first ?? [])
        switch label {
        case 0xF9 where first.count >= 4:
            let disposals: [UInt8: ImageAnimation.Frame.Disposal] = [2: .clears, 3: .goesBack]
            control.disposal = disposals[first[0] >> 2 & 7] ?? .stays
            control.transparent = first[0] & 1 == 1 ? first[3] : nil
            control.delay = Double(Int(first[2]) << 8 | Int(first[1])) / 100
        case 0xFF where first.starts(with: "NETSCAPE2.0".utf8) && blocks.count > 1:
            let loop = Array(blocks[1])
            if loop.count >= 3, loop[0] == 1 { loopCount = Int(loop[2]) << 8 | Int(loop[1]) }
        default: break
        }
        return true
    }

    private mutating func readPicture() -> Bool {
        guard let x = number(), let y = number(), let width = number(), let height = number(), let flags = byte()
        else { return false }
        var colors = self.colors
        if flags & 0x80 != 0 {
            guard let own = take(3 << (Int(flags & 7) + 1)) else { return false }
            colors = own
        }
        guard let bits = byte(), (1...11).contains(bits), let blocks = subBlocks() else { return false }
        let picture = GIFPicture(
            width: width, height: height, isInterlaced: flags & 0x40 != 0, colors: Array(colors),
            transparent: control.transparent, bits: Int(bits), blocks: blocks)
        frames.append(
            .init(
                x: x, y: y, width: width, height: height, delay: control.delay, disposal: control.disposal,
                replaces: false,
                pixels: { picture.surface() }))
        control = Control()
        return frames.count < Self.framesMax
    }

    private static let framesMax = 10_000
}

/// The pixels of one frame of a GIF file.
private struct GIFPicture: Sendable {
    let (width, height): (Int, Int)
    let isInterlaced: Bool
    /// The color table: red, green and blue of each color.
    let colors: [UInt8]
    let transparent: UInt8?
    let bits: Int
    let blocks: [ArraySlice<UInt8>]

    init(
        width: Int, height: Int, isInterlaced: Bool, colors: [UInt8], transparent: UInt8?, bits: Int,
        blocks: [ArraySlice<UInt8>]
    ) {
        (self.width, self.height, self.isInterlaced, self.colors) = (width, height, isInterlaced, colors)
        (self.transparent, self.bits, self.blocks) = (transparent, bits, blocks)
    }

    func surface() -> Surface? {
        let codes = Array(blocks.joined())
        guard width * height <= min(ImageAnimation.pixelsMax, codes.count * GIFCodes.pixelsPerByteMax),
            let surface = Surface(width: width, height: height)
        else { return nil }
        let indices = GIFCodes(codes, bits: bits).indices(count: width * height)
        let target = surface.bytes
        for (row, y) in rows.enumerated() {
            for x in 0..<width {
                let place = row * width + x
                guard place < indices.count else { break }
                let color = indices[place]
                let offset = Int(color) * 3
                guard color != transparent, offset + 2 < colors.count else { continue }
                let pixel = target + y * surface.bytesPerRow + x * 4
                (pixel[0], pixel[1], pixel[2], pixel[3]) = (
                    colors[offset + 2], colors[offset + 1], colors[offset], 255
                )
            }
        }
        surface.didChangeBytes()
        return surface
    }

    /// The rows in the order in which the file stores them.
    private var rows: [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

/// The LZW codes of a GIF frame's pixels: each stands for a run of pixels that occurred before.
private struct GIFCodes {
    /// A code stands for at most as many pixels as there are codes, and the codes of long runs take more than a byte.
    static let pixelsPerByteMax = 4096

    private let bytes: [UInt8]
    private let bits: Int

    init(_ bytes: [UInt8], bits: Int) { (self.bytes, self.bits) = (bytes, bits) }

    /// The color indexes of the codes, up to a count.
    func indices(count: Int) -> [UInt8] {
        let (clear, end) = (1 << bits, 1 << bits + 1)
        var prefixes = [Int16](repeating: -1, count: 4096)
        var lasts = [UInt8](repeating: 0, count: 4096)
        var firsts = lasts
        for code in 0..<clear where code < 256 { (lasts[code], firsts[code]) = (UInt8(code), UInt8(code)) }
        var result: [UInt8] = []
        result.reserveCapacity(min(count, bytes.count * 64))
        var (length, next, previous) = (bits + 1, end + 1, -1)
        var (buffer, held, place) = (0, 0, 0)
        while result.count < count {
            while held < length, place < bytes.count {
                buffer |= Int(bytes[place]) << held
                (held, place) = (held + 8, place + 1)
            }
            guard held >= length else { break }
            let code = buffer & (1 << length - 1)
            (buffer, held) = (buffer >> length, held - length)
            if code == end { break }
            if code == clear {
                (length, next, previous) = (bits + 1, end + 1, -1)
                continue
            }
            guard code < next || (code == next && previous >= 0) else { break }
            if previous >= 0, next < 4096 {
                prefixes[next] = Int16(previous)
                firsts[next] = firsts[previous]
                lasts[next] = firsts[code == next ? previous : code]
                next += 1
                if next == 1 << length, length < 12 { length += 1 }
            }
            append(code, prefixes, lasts, to: &result)
            previous = code
        }
        return result
    }

    /// Appends a code's run, which is traversed from its end.
    private func append(_ code: Int, _ prefixes: [Int16], _ lasts: [UInt8], to result: inout [UInt8]) {
        let start = result.count
        var code = code
        while code >= 0 {
            result.append(lasts[code])
            code = Int(prefixes[code])
        }
        result[start...].reverse()
    }
}
