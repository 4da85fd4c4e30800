import Foundation

/// An image file's format and size, read from its first bytes. Decoding is left to the browser.
package struct ImageHeader: Equatable, Sendable {
    package enum Format: String, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case svg = "image/svg+xml"

        /// The media type.
        package var contentType: String { rawValue }

        /// The file name extension.
        package var fileExtension: String {
            switch self {
            case .png: "png"
            case .jpeg: "jpg"
            case .svg: "svg"
            }
        }
    }

    package let format: Format
    /// In pixels; in user units for SVG.
    package let width: Double
    package let height: Double

    /// Reads at most the first megabyte: the size precedes the pixels, but may follow a camera's metadata.
    package init(_ file: URL) throws(AssetError) {
        let data: Data
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            data = try handle.read(upToCount: 1 << 20) ?? Data()
        } catch {
            throw .unreadable(path: file.path)
        }
        guard let header = ImageHeader([UInt8](data)) else {
            throw .malformed(path: file.path, what: "neither PNG nor JPEG nor SVG with a size")
        }
        self = header
    }

    /// nil if the bytes aren't the beginning of a known image format.
    package init?(_ bytes: [UInt8]) {
        guard let header = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.svg(bytes) else { return nil }
        self = header
    }

    private init?(_ format: Format, _ width: Double, _ height: Double) {
        guard width > 0, height > 0, width <= 65_535, height <= 65_535 else { return nil }
        (self.format, self.width, self.height) = (format, width, height)
    }

    // MARK: PNG: signature, then the chunk IHDR with width and height (RFC 2083, §4.1.1)

    private static func png(_ bytes: [UInt8]) -> ImageHeader? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        return ImageHeader(.png, Double(number(bytes[16..<20])), Double(number(bytes[20..<24])))
    }

    // MARK: JPEG: segments up to a start-of-frame, which has height and width (ITU T.81, B.2.2)

    private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
                // Skip padding, and markers without a segment.
                position += marker == 0xFF ? 1 : 2
                continue
            }
            let length = number(bytes[position + 2..<position + 4])
            guard length >= 2 else { return nil }
            if isStartOfFrame(marker) {
                guard position + 9 <= bytes.count else { return nil }
                let height = number(bytes[position + 5..<position + 7])
                return ImageHeader(.jpeg, Double(number(bytes[position + 7..<position + 9])), Double(height))
            }
            position += 2 + length
        }
        return nil
    }

    /// Start-of-frame markers are C0 to CF, except C4, C8 and CC.
    private static func isStartOfFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// A big-endian number.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    // MARK: SVG: width and height of the root, or else its view box

    private static func svg(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.contains(UInt8(ascii: "<")) else { return nil }
        let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        guard let root = MarkupTags(text).first(where: { $0.name == "svg" }) else { return nil }
        let box = SVGViewBox(root.attributes["viewBox"] ?? "")
        guard let width = length(root.attributes["width"]) ?? box?.width,
            let height = length(root.attributes["height"]) ?? box?.height
        else { return nil }
        return ImageHeader(.svg, width, height)
    }

    /// A length in pixels, as in `24` and `24px`. Nil for percentages and other units, so that the view box decides.
    private static func length(_ text: String?) -> Double? {
        guard let text else { return nil }
        return Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    }
}
