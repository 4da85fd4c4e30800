/// Decodes a JPEG file: baseline and progressive, with one, three or four components of eight bits, as cameras and the web have
/// them. Arithmetic coding and lossless files aren't supported.
struct JPEGDecoder {
    private let bytes: [UInt8]
    private var quantization = [[Int]](repeating: Array(repeating: 1, count: 64), count: 4)
    private var dcCodes = [JPEGCode?](repeating: nil, count: 4)
    private var acCodes = [JPEGCode?](repeating: nil, count: 4)
    private var restartInterval = 0
    private(set) var frame: JPEGFrame?
    /// The color transform from Adobe's segment; nil without one.
    private(set) var adobeTransform: UInt8?
    /// Whether it is a JFIF file, whose colors are always YCbCr.
    private(set) var isJFIF = false
    /// The Exif orientation: 1 is upright.
    private(set) var orientation = 1

    /// The limit for scans, which may be empty. Programs write about ten.
    private static let scansMax = 100
    /// The limit for the blocks of all scans: several times the image's blocks, which a file of libjpeg's reads about five times.
    /// The minimum lets small images have any number that takes no noticeable time.
    private static func scannedBlocksMax(_ frame: JPEGFrame) -> Int { max(16 * frame.blockCount, 1 << 18) }
    private var scannedBlocks = 0

    /// Nil for another format. A truncated file is decoded as far as it goes.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        self.bytes = bytes
        guard readSegments(), frame != nil else { return nil }
    }

    private mutating func readSegments() -> Bool {
        var place = 2
        var scans = 0
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else {
                place += 1
                continue
            }
            let marker = bytes[place + 1]
            place += 1
            // Skips bytes between segments, and markers without a segment.
            guard marker != 0xFF, marker != 0, marker != 1, !(0xD0...0xD8).contains(marker) else { continue }
            if marker == 0xD9 { break }
            let length = Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
            guard length >= 2, place + 1 + length <= bytes.count else { break }
            let segment = bytes[place + 3..<place + 1 + length]
            place += 1 + length
            if marker == 0xDA {
                scans += 1
                guard scans <= Self.scansMax, let end = readScan(segment, at: place) else { break }
                place = end
            } else if !read(segment, marker) {
                return false
            }
        }
        return scans > 0
    }

    private mutating func read(_ segment: ArraySlice<UInt8>, _ marker: UInt8) -> Bool {
        switch marker {
        case 0xC0, 0xC1, 0xC2:
            guard frame == nil else { return false }
            frame = JPEGFrame(segment, isProgressive: marker == 0xC2, fileByteCount: bytes.count)
            return frame != nil
        case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return false
        case 0xC4: return readCodes(segment)
        case 0xDB: return readQuantization(segment)
        case 0xDD: restartInterval = segment.count >= 2 ? segment.number(at: 0) : 0
        case 0xE0 where segment.starts(with: "JFIF\0".utf8): isJFIF = true
        case 0xE1: orientation = ExifOrientation.read(segment) ?? orientation
        case 0xEE where segment.starts(with: "Adobe".utf8) && segment.count >= 12:
            adobeTransform = segment[segment.startIndex + 11]
        default: break
        }
        return true
    }

    private mutating func readQuantization(_ segment: ArraySlice<UInt8>) -> Bool {
        var rest = segment
        while let head = rest.popFirst() {
            let isWide = head >> 4 == 1
            guard head & 15 < 4, rest.count >= (isWide ? 128 : 64) else { return false }
            for place in 0..<64 {
                quantization[Int(head & 15)][JPEGScan.zigzag[place]] =
                    isWide ? rest.number(at: place * 2) : Int(rest[rest.startIndex + place])
            }
            rest = rest.dropFirst(isWide ? 128 : 64)
        }
        return true
    }

    private mutating func readCodes(_ segment: ArraySlice<UInt8>) -> Bool {
        var rest = segment
        while let head = rest.popFirst() {
            let counts = Array(rest.prefix(16))
            let total = counts.reduce(0) { $0 + Int($1) }
            guard head & 15 < 4, counts.count == 16, rest.count >= 16 + total else { return false }
            guard let code = JPEGCode(counts: counts, values: Array(rest.dropFirst(16).prefix(total))) else {
                return false
            }
            if head >> 4 == 0 { dcCodes[Int(head & 15)] = code } else { acCodes[Int(head & 15)] = code }
            rest = rest.dropFirst(16 + total)
        }
        return true
    }

    /// Reads a scan and returns the index of its end; nil for an invalid one.
    private mutating func readScan(_ segment: ArraySlice<UInt8>, at place: Int) -> Int? {
        let head = Array(segment)
        guard var frame, let count = head.first.map(Int.init), (1...4).contains(count), head.count >= 4 + count * 2
        else { return nil }
        var parts: [JPEGScan.Part] = []
        for index in 0..<count {
            let (id, tables) = (head[1 + index * 2], head[2 + index * 2])
            guard let component = frame.components.firstIndex(where: { $0.id == id }), tables >> 4 < 4, tables & 15 < 4
            else { return nil }
            parts.append(.init(component: component, dc: dcCodes[Int(tables >> 4)], ac: acCodes[Int(tables & 15)]))
        }
        let tail = head[(1 + count * 2)...].map(Int.init)
        let selection = frame.isProgressive ? (tail[0], tail[1], tail[2] >> 4, tail[2] & 15) : (0, 63, 0, 0)
        guard selection.0 <= selection.1, selection.1 < 64, selection.3 < 14, selection.0 == 0 || count == 1 else {
            return nil
        }
        var scan = JPEGScan(parts, selection, restartInterval: restartInterval, bytes[place...])
        scannedBlocks += scan.blockCount(in: frame)
        guard scannedBlocks <= Self.scannedBlocksMax(frame) else { return nil }
        self.frame = nil
        for part in parts where frame.components[part.component].factors == nil {
            frame.components[part.component].factors = quantization[frame.components[part.component].quantization]
        }
        let end = scan.read(into: &frame)
        self.frame = frame
        return end
    }
}

extension ArraySlice<UInt8> {
    /// A 16-bit big-endian number, at an offset from the slice's beginning.
    fileprivate func number(at offset: Int) -> Int {
        Int(self[startIndex + offset]) << 8 | Int(self[startIndex + offset + 1])
    }
}

/// The Exif orientation of a photo.
enum ExifOrientation {
    /// 1 to 8; nil without one.
    static func read(_ segment: ArraySlice<UInt8>) -> Int? {
        guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
        let bytes = Array(segment.dropFirst(6))
        let isLittle = bytes.starts(with: [0x49, 0x49])
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            let part = bytes[place..<place + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(4, 4), let count = number(start, 2) else { return nil }
        for entry in 0..<count {
            let place = start + 2 + entry * 12
            // A few bytes may claim many entries, so the loop stops at the end of the bytes.
            guard let tag = number(place, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }
}
