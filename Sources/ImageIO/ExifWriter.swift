import Foundation

/// Writes a picture's metadata as big-endian directories of numbered fields.
struct ExifWriter {
    private typealias Values = [AnyHashable: Any]
    private struct Entry {
        let tag: Int
        let type: Int
        let count: Int
        let bytes: [UInt8]
    }

    private let properties: [AnyHashable: Any]

    init(_ properties: [AnyHashable: Any]) { self.properties = properties }

    /// The bytes, starting with the byte order mark; nil if there is no metadata.
    var bytes: [UInt8]? {
        var main = entries(tiffValues, ExifTag.tiff)
        let exif = entries(values(kCGImagePropertyExifDictionary), ExifTag.exif)
        let gps = entries(values(kCGImagePropertyGPSDictionary), ExifTag.gps)
        guard !(main.isEmpty && exif.isEmpty && gps.isEmpty) else { return nil }
        // The offsets of the other directories only depend on the length of the first one.
        let parts = [(0x8769, exif), (0x8825, gps)].filter { !$0.1.isEmpty }
        for (tag, _) in parts { main.append(Self.long(tag, 0)) }
        var place = 8 + Self.directory(main, at: 8).count
        var rest: [UInt8] = []
        for (tag, entries) in parts {
            main.removeAll { $0.tag == tag }
            main.append(Self.long(tag, place))
            let directory = Self.directory(entries, at: place)
            rest += directory
            place += directory.count
        }
        return [0x4D, 0x4D, 0, 42, 0, 0, 0, 8] + Self.directory(main, at: 8) + rest
    }

    private func values(_ name: CFString) -> Values { properties[name] as? Values ?? [:] }

    /// The TIFF values, completed by general properties with the same meaning.
    private var tiffValues: Values {
        var values = values(kCGImagePropertyTIFFDictionary)
        if let orientation = properties[kCGImagePropertyOrientation] { values["Orientation"] = orientation }
        if let across = properties[kCGImagePropertyDPIWidth] {
            values["XResolution"] = across
            values["YResolution"] = properties[kCGImagePropertyDPIHeight] ?? across
            values["ResolutionUnit"] = 2
        }
        return values
    }

    // MARK: Directories

    private static func directory(_ entries: [Entry], at start: Int) -> [UInt8] {
        var (fields, data): ([UInt8], [UInt8]) = (number(entries.count, 2), [])
        let dataStart = start + 2 + entries.count * 12 + 4
        for entry in entries.sorted(by: { $0.tag < $1.tag }) {
            fields += number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, 4)
            if entry.bytes.count <= 4 {
                fields += entry.bytes + [UInt8](repeating: 0, count: 4 - entry.bytes.count)
            } else {
                fields += number(dataStart + data.count, 4)
                data += entry.bytes
                if data.count % 2 == 1 { data.append(0) }
            }
        }
        return fields + [0, 0, 0, 0] + data
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func long(_ tag: Int, _ value: Int) -> Entry {
        Entry(tag: tag, type: 4, count: 1, bytes: number(value, 4))
    }

    // MARK: Values

    private func entries(_ values: Values, _ fields: [ExifTag.Field]) -> [Entry] {
        fields.compactMap { field in values[field.name].flatMap { Self.entry(field, $0) } }
    }

    private static func entry(_ field: ExifTag.Field, _ value: Any) -> Entry? {
        func entry(_ type: Int, _ count: Int, _ bytes: [UInt8]) -> Entry? {
            count == 0 ? nil : Entry(tag: field.number, type: type, count: count, bytes: bytes)
        }
        let numbers = numbers(value)
        switch field.kind {
        case .text:
            guard let text = value as? String else { return nil }
            let bytes = Array(text.utf8.prefix(textMax)) + [0]
            return entry(2, bytes.count, bytes)
        case .comment:
            guard let text = value as? String else { return nil }
            let bytes = Array("ASCII\0\0\0".utf8) + text.utf8.prefix(textMax)
            return entry(7, bytes.count, bytes)
        case .byte: return entry(1, min(numbers.count, 1), numbers.prefix(1).flatMap { number(whole($0), 1) })
        case .short: return entry(3, min(numbers.count, 1), numbers.prefix(1).flatMap { number(whole($0), 2) })
        case .shorts: return entry(3, numbers.count, numbers.flatMap { number(whole($0), 2) })
        case .long: return entry(4, min(numbers.count, 1), numbers.prefix(1).flatMap { number(whole($0), 4) })
        case .digits: return entry(7, numbers.count, numbers.map { UInt8(min(max(whole($0), 0), 9)) + 48 })
        case .ratio: return entry(5, min(numbers.count, 1), numbers.prefix(1).flatMap { ratio($0) })
        case .ratios: return entry(5, numbers.count, numbers.flatMap { ratio($0) })
        case .signedRatio: return entry(10, min(numbers.count, 1), numbers.prefix(1).flatMap { ratio($0) })
        case .degrees: return numbers.first.flatMap { entry(5, 3, parts($0).flatMap { ratio($0) }) }
        case .clock:
            let parts = (value as? String)?.split(separator: ":").compactMap { Double($0) } ?? []
            return parts.count == 3 ? entry(5, 3, parts.flatMap { ratio($0) }) : nil
        }
    }

    private static let textMax = 16_384

    private static func numbers(_ value: Any) -> [Double] {
        if let one = CGImageOptions.number(value) { return [one] }
        return (value as? [Any])?.prefix(16).compactMap { CGImageOptions.number($0) } ?? []
    }

    private static func whole(_ value: Double) -> Int { Int(min(max(value, 0), 4_294_967_295)) }

    /// Splits degrees into degrees, minutes and seconds.
    private static func parts(_ degrees: Double) -> [Double] {
        let size = min(abs(degrees), 360)
        let minutes = (size - size.rounded(.down)) * 60
        return [size.rounded(.down), minutes.rounded(.down), (minutes - minutes.rounded(.down)) * 60]
    }

    /// A number as numerator and denominator, as exactly as possible: 1/n for short exposure times.
    private static func ratio(_ value: Double) -> [UInt8] {
        let size = min(abs(value), 2_000_000_000)
        var (top, bottom) = (size, 1.0)
        if size > 0, size < 1, abs((1 / size).rounded() - 1 / size) < 1e-6, 1 / size < 2_000_000_000 {
            (top, bottom) = (1, (1 / size).rounded())
        } else {
            while top != top.rounded(), bottom < 1_000_000, top < 200_000_000 {
                (top, bottom) = (top * 10, bottom * 10)
            }
        }
        let whole = Int(top.rounded()) * (value < 0 ? -1 : 1)
        return number(whole, 4) + number(Int(bottom), 4)
    }
}
