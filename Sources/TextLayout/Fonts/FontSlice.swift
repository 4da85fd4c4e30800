import Foundation

/// A subset of a font file, as a font file of its own, with characters that a page is likely to need together.
///
/// The base slice of a face has everything but Han and Hangul, so that its kerning is complete; Han and Hangul, which have no
/// kerning, are split into slices of 256 code points. The Latin letters and signs of the base are also a slice of their own, a
/// third as long, for texts that need no others; a page with both draws everything with the base. Noto Sans and DejaVu Sans,
/// which are only fallbacks for some signs, are split from U+2000 on. For the same installed font, a slice always has the same
/// bytes.
public struct FontSlice: Hashable, Sendable {
    /// Our CSS family name, the same for all slices of a face.
    public let family: String
    /// The characters, in CSS's `unicode-range` syntax.
    public let unicodeRange: String
    /// Identifies the content: it changes with the installed font, so that the slice may be cached forever. Letters, digits and
    /// hyphens.
    public let identifier: String
    /// `font/otf` or `font/ttf`.
    public let contentType: String
    let block: Block
    private let library: FontLibrary

    /// - Parameter range: The characters that it is used for, if they aren't all that it has.
    private init(file: FontFile, fingerprint: String, block: Block, library: FontLibrary, range: String?) {
        family = file.cssFamily
        self.block = block
        self.library = library
        unicodeRange = range ?? file.unicodeRange(of: block)
        identifier = "\(file.cssFamily.dropFirst(2))-\(block.name)-\(fingerprint)"
        contentType = file.hasCubicOutlines ? "font/otf" : "font/ttf"
    }

    init(file: FontFile, fingerprint: String, block: Block, library: FontLibrary) {
        self.init(file: file, fingerprint: fingerprint, block: block, library: library, range: nil)
    }

    /// The base slice, for all characters but those of the Latin slice.
    init(othersOf file: FontFile, fingerprint: String, library: FontLibrary) {
        self.init(file: file, fingerprint: fingerprint, block: .base, library: library, range: file.otherRange)
    }

    /// Makes the slice from the installed file, which takes 1 to 100 ms. Thread-safe.
    /// - Throws: `FontLibraryError` if the file is gone or has changed.
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
        /// The characters of the base that Latin texts need.
        case latin
        /// The 256 code points that start at this number times 256.
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
            case .latin: "latin"
            case .page(let page): String(page, radix: 16)
            }
        }
    }
}

extension FontSlice.Block {
    /// Whether a code point belongs to Latin text: letters with all diacritics, punctuation, currencies, arrows, signs.
    static func isLatin(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0..<0x250, 0x2B0..<0x370, 0x1E00..<0x1F00, 0x2000..<0x2070, 0x20A0..<0x20D0, 0x2100..<0x2300,
            0x2500..<0x27C0, 0xFB00...0xFB06, 0xFE00...0xFE0F, 0xFFFD:
            true
        default: false
        }
    }

    func contains(_ codePoint: UInt32, isFallback: Bool) -> Bool {
        let isOfBase = FontSlice.Block(of: codePoint, isFallback: isFallback) == .base
        return switch self {
        case .base: isOfBase
        case .latin: isOfBase && Self.isLatin(codePoint)
        case .page(let page): !isOfBase && codePoint >> 8 == page
        }
    }
}

extension FontFile {
    /// Whether there is a Latin slice: for faces that also have other scripts, and aren't mere fallbacks.
    var hasLatinSlice: Bool {
        !isFallback
            && codePoints.contains {
                FontSlice.Block.base.contains($0, isFallback: false) && !FontSlice.Block.isLatin($0)
            }
    }

    /// The blocks for which the face has characters: the base first, pages in ascending order.
    var blocks: [FontSlice.Block] {
        var result: [FontSlice.Block] = [.base]
        for point in codePoints {
            let block = FontSlice.Block(of: point, isFallback: isFallback)
            if block != .base, block != result.last { result.append(block) }
        }
        return result
    }

    /// For a page, its whole range. For the base, exactly its characters, so that a browser doesn't load it in vain for a
    /// character that is typed into a field.
    fileprivate func unicodeRange(of block: FontSlice.Block) -> String {
        if case .page(let page) = block { return Self.range(page << 8, page << 8 | 0xFF) }
        return unicodeRange { block.contains($0, isFallback: isFallback) }
    }

    /// The characters of the base that aren't in the Latin slice.
    fileprivate var otherRange: String {
        unicodeRange { FontSlice.Block.base.contains($0, isFallback: isFallback) && !FontSlice.Block.isLatin($0) }
    }

    private func unicodeRange(where isWanted: (UInt32) -> Bool) -> String {
        var ranges: [(first: UInt32, last: UInt32)] = []
        for point in codePoints where isWanted(point) {
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
