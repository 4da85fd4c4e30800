import Foundation

/// A part of a font file: the characters that a page may need together, as a font file of its own.
///
/// A face is one slice of everything but Han and Hangul, so that kerning is whole, and slices of 256 code points of
/// those, which don't kern. Noto Sans and DejaVu Sans, which lend a sign now and then, are cut up from U+2000 on. A
/// slice is always the same bytes for the same installed font.
public struct FontSlice: Hashable, Sendable {
    /// Our CSS family name; all slices of a face bear it.
    public let family: String
    /// In CSS's `unicode-range` syntax.
    public let unicodeRange: String
    /// Names the content: it changes when the installed font does, so that what is cached under it is good for ever.
    /// Letters, digits and hyphens.
    public let identifier: String
    /// `font/otf` or `font/ttf`.
    public let contentType: String
    let block: Block
    private let library: FontLibrary

    init(file: FontFile, fingerprint: String, block: Block, library: FontLibrary) {
        family = file.cssFamily
        self.block = block
        self.library = library
        unicodeRange = file.unicodeRange(of: block)
        identifier = "\(file.cssFamily.dropFirst(2))-\(block.name)-\(fingerprint)"
        contentType = file.hasCubicOutlines ? "font/otf" : "font/ttf"
    }

    /// Cuts the slice out of the installed file: 1 to 100 ms. Safe from any thread.
    /// - Throws: `FontLibraryError` where the file has gone or is no longer what it was.
    public func load() throws(FontLibraryError) -> Data {
        try library.data(for: self)
    }

    /// Whether both have the same identifier, and so the same content.
    public static func == (first: FontSlice, second: FontSlice) -> Bool { first.identifier == second.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Which characters of a face are in a slice.
    enum Block: Hashable, Sendable {
        case base
        /// The 256 code points from this times 256 on.
        case page(UInt32)

        init(of codePoint: UInt32, isFallback: Bool) {
            switch codePoint {
            case 0x2000... where isFallback: self = .page(codePoint >> 8)
            case 0x3400...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .page(codePoint >> 8)
            default: self = .base
            }
        }

        var name: String {
            switch self {
            case .base: "base"
            case .page(let page): String(page, radix: 16)
            }
        }
    }
}

extension FontFile {
    /// The blocks in which the face has characters; the base first, pages ascending.
    var blocks: [FontSlice.Block] {
        var result: [FontSlice.Block] = [.base]
        for point in codePoints {
            let block = FontSlice.Block(of: point, isFallback: isFallback)
            if block != .base, block != result.last { result.append(block) }
        }
        return result
    }

    /// A page is named whole; of the base exactly the characters that are there, so that a browser, which must find a
    /// font for what is typed into a field, loads none in vain.
    fileprivate func unicodeRange(of block: FontSlice.Block) -> String {
        if case .page(let page) = block { return Self.range(page << 8, page << 8 | 0xFF) }
        var ranges: [(first: UInt32, last: UInt32)] = []
        for point in codePoints where FontSlice.Block(of: point, isFallback: isFallback) == .base {
            if let last = ranges.last, last.last + 1 == point {
                ranges[ranges.count - 1].last = point
            } else {
                ranges.append((point, point))
            }
        }
        return ranges.map { Self.range($0.first, $0.last) }.joined(separator: ",")
    }

    private static func range(_ first: UInt32, _ last: UInt32) -> String {
        let start = "U+" + String(first, radix: 16)
        return first == last ? start : start + "-" + String(last, radix: 16)
    }
}
