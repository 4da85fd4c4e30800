import Foundation

extension ImageFile {
    func pngProperties(at index: Int) -> [AnyHashable: Any]? {
        guard let chunks = PNGChunks(data), let header = chunks["IHDR"] else { return nil }
        let colorType = header.number(at: 9, bytes: 1)
        var properties = Self.basics(
            header.number(at: 0), header.number(at: 4),
            model: [0, 4].contains(colorType) ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB)
        properties[kCGImagePropertyDepth] = NSNumber(value: header.number(at: 8, bytes: 1))
        if colorType == 3 { properties[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
        if colorType >= 4 || chunks["tRNS"] != nil { properties[kCGImagePropertyHasAlpha] = NSNumber(value: true) }
        var own: [AnyHashable: Any] = [
            kCGImagePropertyPNGInterlaceType: NSNumber(value: header.number(at: 12, bytes: 1))
        ]
        if let density = chunks["pHYs"], density.number(at: 8, bytes: 1) == 1 {
            let (across, down) = (density.number(at: 0), density.number(at: 4))
            own[kCGImagePropertyPNGXPixelsPerMeter] = NSNumber(value: across)
            own[kCGImagePropertyPNGYPixelsPerMeter] = NSNumber(value: down)
            properties[kCGImagePropertyDPIWidth] = NSNumber(value: Self.perInch(across))
            properties[kCGImagePropertyDPIHeight] = NSNumber(value: Self.perInch(down))
        }
        for (name, text) in chunks.texts { own[name] = text }
        if let animation { own.merge(Self.times(animation.frames[index].delay)) { $1 } }
        properties[kCGImagePropertyPNGDictionary] = own
        if let exif = chunks["eXIf"].flatMap({ ExifReader(Array($0.contents)) }) { exif.tell(&properties) }
        return properties
    }

    /// Rounded to the nearest hundredth, because files contain integral pixels per metre.
    private static func perInch(_ perMeter: Int) -> Double { (Double(perMeter) * 0.0254 * 100).rounded() / 100 }
}

extension PNGChunks {
    /// Texts by their keywords: those in Latin-1, and uncompressed ones in Unicode.
    fileprivate var texts: [(String, String)] {
        chunks.compactMap { chunk in
            guard chunk.type == "tEXt" || chunk.type == "iTXt",
                let end = chunk.contents.firstIndex(of: 0)
            else { return nil }
            let name = String(decoding: chunk.contents[..<end], as: UTF8.self)
            let rest = chunk.contents[(end + 1)...]
            guard chunk.type == "iTXt" else {
                return String(bytes: rest, encoding: .isoLatin1).map { (name, $0) }
            }
            // The compression flag and method, a language, and the translated keyword come first.
            let parts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
            guard rest.first == 0, parts.count == 3 else { return nil }
            return (name, String(decoding: parts[2], as: UTF8.self))
        }
    }
}

extension ExifReader {
    /// Adds the metadata to a picture's properties.
    func tell(_ properties: inout [AnyHashable: Any]) {
        if !tiff.isEmpty { properties[kCGImagePropertyTIFFDictionary] = tiff }
        if !exif.isEmpty { properties[kCGImagePropertyExifDictionary] = exif }
        if !gps.isEmpty { properties[kCGImagePropertyGPSDictionary] = gps }
        if let orientation = tiff["Orientation"] as? NSNumber, (1...8).contains(orientation.intValue) {
            properties[kCGImagePropertyOrientation] = orientation
        }
        guard let across = tiff["XResolution"] as? NSNumber, let down = tiff["YResolution"] as? NSNumber else { return }
        let unit = (tiff["ResolutionUnit"] as? NSNumber)?.intValue == 3 ? 2.54 : 1
        properties[kCGImagePropertyDPIWidth] = NSNumber(value: across.doubleValue * unit)
        properties[kCGImagePropertyDPIHeight] = NSNumber(value: down.doubleValue * unit)
    }
}
