import Foundation

/// Reads Exif metadata in JPEG and PNG files: directories of numbered fields (TIFF 6.0, §2).
struct ExifReader {
    /// The values of one directory, by their names.
    typealias Values = [AnyHashable: Any]

    private let bytes: [UInt8]
    private let isLittleEndian: Bool
    private(set) var tiff: Values = [:]
    private(set) var exif: Values = [:]
    private(set) var gps: Values = [:]
    /// The thumbnail, as a JPEG file.
    private(set) var thumbnail: Data?

    /// - Parameter bytes: Starts with the byte order mark. Nil if there are no such directories.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 8, bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42])
        else {
            return nil
        }
        self.bytes = bytes
        isLittleEndian = bytes[0] == 0x49
        guard let start = number(at: 4, bytes: 4) else { return nil }
        let (main, next) = entries(at: start)
        tiff = values(main, ExifTag.tiff)
        if let place = main[0x8769].flatMap(offset) { exif = values(entries(at: place).0, ExifTag.exif) }
        if let place = main[0x8825].flatMap(offset) { gps = values(entries(at: place).0, ExifTag.gps) }
        let small = entries(at: next).0
        if let start = small[0x0201].flatMap(offset), let length = small[0x0202].flatMap(offset), start >= 0,
            length > 0,
            length <= bytes.count - min(start, bytes.count)
        {
            thumbnail = Data(bytes[start..<start + length])
        }
    }

    // MARK: Directories

    private struct Entry {
        let type: Int
        let count: Int
        /// The offset of the values.
        let place: Int
    }

    private static let entriesMax = 512
    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8]

    /// The fields of a directory by their numbers, and the offset of the next directory; 0 for none.
    private func entries(at start: Int) -> ([Int: Entry], Int) {
        guard start >= 8, let count = number(at: start, bytes: 2), count <= Self.entriesMax else { return ([:], 0) }
        var entries: [Int: Entry] = [:]
        for index in 0..<count {
            let place = start + 2 + index * 12
            guard let tag = number(at: place, bytes: 2), let type = number(at: place + 2, bytes: 2),
                let count = number(at: place + 4, bytes: 4), let size = Self.sizes[type], count <= bytes.count
            else { continue }
            let place2 = count * size <= 4 ? place + 8 : number(at: place + 8, bytes: 4) ?? bytes.count
            guard place2 + count * size <= bytes.count else { continue }
            entries[tag] = Entry(type: type, count: count, place: place2)
        }
        return (entries, number(at: start + 2 + count * 12, bytes: 4) ?? 0)
    }

    private func number(at place: Int, bytes count: Int) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        let part = bytes[place..<place + count]
        return isLittleEndian
            ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }

    private func offset(_ entry: Entry) -> Int? { wholes(entry).first }

    // MARK: Values

    private func values(_ entries: [Int: Entry], _ fields: [ExifTag.Field]) -> Values {
        var values: Values = [:]
        for field in fields {
            if let entry = entries[field.number] { values[field.name] = value(of: entry, field.kind) }
        }
        return values
    }

    private func value(of entry: Entry, _ kind: ExifTag.Kind) -> Any? {
        switch kind {
        case .text: text(bytes[entry.place..<entry.place + entry.count])
        case .comment: text(bytes[entry.place..<entry.place + entry.count].dropFirst(8))
        case .byte, .short, .long: wholes(entry).first.map { NSNumber(value: $0) }
        case .shorts: wholes(entry).map { NSNumber(value: $0) }
        case .digits: bytes[entry.place..<entry.place + entry.count].map { NSNumber(value: Int($0) - 48) }
        case .ratio, .signedRatio: ratios(entry).first.map { NSNumber(value: $0) }
        case .ratios: ratios(entry).map { NSNumber(value: $0) }
        case .degrees: degrees(entry).map { NSNumber(value: $0) }
        case .clock: clock(entry)
        }
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
    }

    private func wholes(_ entry: Entry) -> [Int] {
        guard let size = Self.sizes[entry.type], size <= 4 else { return ratios(entry).compactMap { Int(exactly: $0) } }
        return (0..<min(entry.count, 64)).compactMap { number(at: entry.place + $0 * size, bytes: size) }
    }

    private func ratios(_ entry: Entry) -> [Double] {
        guard entry.type == 5 || entry.type == 10 else {
            return Self.sizes[entry.type].map { $0 <= 4 } == true ? wholes(entry).map(Double.init) : []
        }
        return (0..<min(entry.count, 16)).compactMap { index in
            let place = entry.place + index * 8
            guard let top = number(at: place, bytes: 4), let bottom = number(at: place + 4, bytes: 4), bottom != 0
            else {
                return nil
            }
            guard entry.type == 10 else { return Double(top) / Double(bottom) }
            let signed = [top, bottom].map { Double(Int32(truncatingIfNeeded: $0)) }
            return signed[0] / signed[1]
        }
    }

    private func degrees(_ entry: Entry) -> Double? {
        let parts = ratios(entry)
        guard !parts.isEmpty else { return nil }
        return zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
    }

    private func clock(_ entry: Entry) -> String? {
        let parts = ratios(entry).compactMap { Int(exactly: $0.rounded()) }
        guard parts.count == 3 else { return nil }
        return parts.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    }
}
