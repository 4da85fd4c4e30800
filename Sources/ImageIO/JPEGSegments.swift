import Foundation

/// The segments of a JPEG file before its pixels, and the metadata in them.
struct JPEGSegments {
    private var segments: [(marker: UInt8, contents: ArraySlice<UInt8>)] = []

    init(_ data: Data) {
        let bytes = [UInt8](data)
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard marker != 0xDA, length >= 2, place + 2 + length <= bytes.count else { break }
            segments.append((marker, bytes[place + 4..<place + 2 + length]))
            place += 2 + length
        }
    }

    /// The Exif metadata; nil if there is none.
    var exif: ExifReader? {
        let marker = [UInt8]("Exif\0\0".utf8)
        let segment = segments.first { $0.marker == 0xE1 && $0.contents.starts(with: marker) }
        return segment.flatMap { ExifReader(Array($0.contents.dropFirst(marker.count))) }
    }

    /// The properties; nil if the file specifies no size.
    var properties: [AnyHashable: Any]? {
        let frames: Set<UInt8> = [0xC0, 0xC1, 0xC2]
        guard let frame = segments.first(where: { frames.contains($0.marker) }) else { return nil }
        let head = Array(frame.contents.prefix(6))
        guard head.count == 6 else { return nil }
        let models: [UInt8: CFString] = [1: kCGImagePropertyColorModelGray, 4: kCGImagePropertyColorModelCMYK]
        var properties = ImageFile.basics(
            Int(head[3]) << 8 | Int(head[4]), Int(head[1]) << 8 | Int(head[2]),
            model: models[head[5]] ?? kCGImagePropertyColorModelRGB)
        tellJFIF(&properties, isProgressive: frame.marker == 0xC2)
        exif?.tell(&properties)
        return properties
    }

    private func tellJFIF(_ properties: inout [AnyHashable: Any], isProgressive: Bool) {
        let segment = segments.first { $0.marker == 0xE0 && $0.contents.starts(with: "JFIF\0".utf8) }
        guard let bytes = segment.map({ Array($0.contents) }), bytes.count >= 12 else { return }
        let (across, down) = (Int(bytes[8]) << 8 | Int(bytes[9]), Int(bytes[10]) << 8 | Int(bytes[11]))
        properties[kCGImagePropertyJFIFDictionary] =
            [
                kCGImagePropertyJFIFVersion: [NSNumber(value: bytes[5]), NSNumber(value: bytes[6])],
                kCGImagePropertyJFIFDensityUnit: NSNumber(value: bytes[7]),
                kCGImagePropertyJFIFXDensity: NSNumber(value: across),
                kCGImagePropertyJFIFYDensity: NSNumber(value: down),
                kCGImagePropertyJFIFIsProgressive: NSNumber(value: isProgressive),
            ] as [AnyHashable: Any]
        guard let unit = [1: 1, 2: 2.54][Int(bytes[7])], across > 0, down > 0 else { return }
        properties[kCGImagePropertyDPIWidth] = NSNumber(value: Double(across) * unit)
        properties[kCGImagePropertyDPIHeight] = NSNumber(value: Double(down) * unit)
    }
}
