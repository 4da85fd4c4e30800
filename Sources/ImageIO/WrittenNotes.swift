import Foundation

/// The metadata of a picture in a JPEG file.
struct JPEGNotes {
    private let properties: [AnyHashable: Any]

    init(_ properties: [AnyHashable: Any]) { self.properties = properties }

    /// A JFIF segment, and an Exif segment if there is such metadata.
    var segments: [[UInt8]] {
        var segments = [Self.segment(0xE0, Array("JFIF\0".utf8) + [1, 1] + density + [0, 0])]
        if let exif = ExifWriter(properties).bytes, exif.count <= 65_000 {
            segments.append(Self.segment(0xE1, Array("Exif\0\0".utf8) + exif))
        }
        return segments
    }

    /// The unit, and the horizontal and vertical density.
    private var density: [UInt8] {
        guard let across = CGImageOptions.length(properties, kCGImagePropertyDPIWidth), across <= 0xFFFF else {
            return [0, 0, 1, 0, 1]
        }
        let down = min(CGImageOptions.length(properties, kCGImagePropertyDPIHeight) ?? across, 0xFFFF)
        return [1, UInt8(across >> 8), UInt8(across & 255), UInt8(down >> 8), UInt8(down & 255)]
    }

    private static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
        let length = contents.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + contents
    }
}

/// The metadata of a picture in a PNG file.
struct PNGNotes {
    private let properties: [AnyHashable: Any]

    init(_ properties: [AnyHashable: Any]) { self.properties = properties }

    /// The image as a file with metadata after its header; nil if there is no memory for it.
    func added(to image: CGImage) -> Data? {
        guard let plain = image.pngData, let chunks = PNGChunks(plain)?.chunks else { return nil }
        return PNGChunks(chunks.prefix(1) + notes + chunks.dropFirst()).data
    }

    private var notes: [PNGChunks.Chunk] {
        var notes: [PNGChunks.Chunk] = []
        if let across = CGImageOptions.number(properties[kCGImagePropertyDPIWidth]), across > 0, across < 1_000_000 {
            let down = CGImageOptions.number(properties[kCGImagePropertyDPIHeight]) ?? across
            let numbers = [across, min(max(down, 0), 1_000_000)].map {
                PNGChunks.bigEndian(Int(($0 / 0.0254).rounded()))
            }
            notes.append(PNGChunks.Chunk("pHYs", numbers[0] + numbers[1] + [1]))
        }
        let own = properties[kCGImagePropertyPNGDictionary] as? [AnyHashable: Any] ?? [:]
        for name in Self.texts {
            guard let text = own[name] as? String, text.utf8.count < 1 << 20, !text.contains("\0") else { continue }
            // In Unicode, uncompressed, without a language.
            notes.append(PNGChunks.Chunk("iTXt", Array(name.utf8) + [0, 0, 0, 0, 0] + text.utf8))
        }
        if let exif = ExifWriter(properties).bytes { notes.append(PNGChunks.Chunk("eXIf", exif[...])) }
        return notes
    }

    private static let texts = [
        kCGImagePropertyPNGTitle, kCGImagePropertyPNGAuthor, kCGImagePropertyPNGDescription,
        kCGImagePropertyPNGCopyright, kCGImagePropertyPNGSoftware, kCGImagePropertyPNGComment,
        kCGImagePropertyPNGCreationTime,
    ]
}
