import Foundation

/// The displayed size of a HEIC file's picture, read from the boxes before its data (ISO/IEC 14496-12 §8.11 and 23008-12 §6.5).
/// Nothing is decoded.
package struct HEICHeader: Equatable, Sendable {
    /// In pixels, after rotation.
    package let width: Int
    package let height: Int

    /// Limits the part that is searched: the boxes before the pictures are much smaller.
    private static let byteCountMax = 1 << 20
    private static let sideMax = 65_535

    /// Nil if the data isn't a HEIC file, or the file doesn't specify the size of its picture.
    package init?(_ data: Data) {
        guard HEICHeader.isHEIC(data) else { return nil }
        let file = BoxReader([UInt8](data.prefix(Self.byteCountMax))[...])
        guard let meta = file.box("meta")?.behindVersion, let primary = Self.primaryItem(meta),
            let properties = meta.box("iprp"), let all = properties.box("ipco")?.boxes,
            let places = Self.places(ofPropertiesOf: primary, in: properties)
        else { return nil }
        let own = places.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
        guard let size = own.first(where: { $0.type == "ispe" })?.contents.behindVersion,
            let width = size.number(at: 0, bytes: 4), let height = size.number(at: 4, bytes: 4),
            1...Self.sideMax ~= width, 1...Self.sideMax ~= height
        else { return nil }
        let turns = own.first { $0.type == "irot" }?.contents.number(at: 0, bytes: 1) ?? 0
        (self.width, self.height) = turns & 1 == 0 ? (width, height) : (height, width)
    }

    /// Whether the major brand is one of HEVC pictures (ISO/IEC 23008-12, annex B.4), or `mif1`, whose codec a later box
    /// specifies.
    static func isHEIC(_ start: Data) -> Bool {
        let bytes = Array(start.prefix(12))
        guard bytes.count == 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        return ["heic", "heix", "heim", "heis", "mif1"].contains(String(decoding: bytes[8..<12], as: UTF8.self))
    }

    private static func primaryItem(_ meta: BoxReader) -> Int? {
        guard let box = meta.box("pitm"), let version = box.number(at: 0, bytes: 1) else { return nil }
        return box.number(at: 4, bytes: version == 0 ? 2 : 4)
    }

    /// The 1-based indices of an item's properties in the property container.
    private static func places(ofPropertiesOf item: Int, in properties: BoxReader) -> [Int]? {
        guard let box = properties.box("ipma"), let version = box.number(at: 0, bytes: 1),
            let flags = box.number(at: 3, bytes: 1), let count = box.number(at: 4, bytes: 4)
        else { return nil }
        var position = 8
        func next(_ bytes: Int) -> Int? {
            defer { position += bytes }
            return box.number(at: position, bytes: bytes)
        }
        for _ in 0..<count {
            guard let other = next(version == 0 ? 2 : 4), let placeCount = next(1) else { return nil }
            var places: [Int] = []
            for _ in 0..<placeCount {
                // The highest bit marks a property as essential for readers.
                guard let place = flags & 1 == 0 ? next(1).map({ $0 & 0x7F }) : next(2).map({ $0 & 0x7FFF }) else {
                    return nil
                }
                places.append(place)
            }
            if other == item { return places }
        }
        return nil
    }
}

/// Consecutive boxes of an ISO base media file: each has a length, a four-letter type, and contents.
private struct BoxReader {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// The complete boxes.
    var boxes: [(type: String, contents: BoxReader)] {
        var boxes: [(String, BoxReader)] = []
        var position = 0
        while let length = number(at: position, bytes: 4), length >= 8, position + length <= bytes.count {
            let start = bytes.startIndex + position
            let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
            boxes.append((type, BoxReader(bytes[start + 8..<start + length])))
            position += length
        }
        return boxes
    }

    func box(_ type: String) -> BoxReader? { boxes.first { $0.type == type }?.contents }

    /// The contents after the version and flags.
    var behindVersion: BoxReader { BoxReader(bytes.dropFirst(4)) }

    /// A big-endian number; nil beyond the end.
    func number(at position: Int, bytes count: Int) -> Int? {
        guard position >= 0, position + count <= bytes.count else { return nil }
        let start = bytes.startIndex + position
        return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
