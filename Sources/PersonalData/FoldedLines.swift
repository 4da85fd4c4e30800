import Foundation

/// The unfolded lines of a card or event file, one by one (RFC 5545 §3.1, RFC 6350 §3.2).
///
/// A line ends with LF, CR LF or CR, even mixed within one file. Only the current line is unfolded, however large the
/// file.
package struct FoldedLines: Sequence, IteratorProtocol {
    package struct Line: Equatable, Sendable {
        /// The number of its first line in the file, from 1.
        package let number: Int
        package let bytes: [UInt8]
        /// Whether the line is longer than ``FoldedLines/byteCountMax``; the bytes are then only its beginning.
        package let isCut: Bool
    }

    /// The longest unfolded line that is kept whole.
    package static let byteCountMax = 16 << 20

    private let file: [UInt8]
    private let hasSoftBreaks: Bool
    private var place: Int
    private var number = 0
    /// The position of the next LF, or the end.
    private var lineFeed = 0

    /// - Parameter hasSoftBreaks: Whether a trailing `=` continues a quoted-printable value on the next line, as in
    ///   cards of version 2.1.
    package init(_ data: Data, hasSoftBreaks: Bool = false) {
        file = Self.utf8(data)
        self.hasSoftBreaks = hasSoftBreaks
        place = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Some programs write UTF-16, and not all of them a mark before it: a file begins with an ASCII letter.
    private static func utf8(_ data: Data) -> [UInt8] {
        let encoding: String.Encoding? =
            switch (data.first, data.dropFirst().first) {
            case (0xFF, 0xFE), (0xFE, 0xFF): .utf16
            case (0, let low?) where low != 0: .utf16BigEndian
            case (let low?, 0) where low != 0: .utf16LittleEndian
            default: nil
            }
        return encoding.flatMap { String(data: data, encoding: $0) }.map { Array($0.utf8) } ?? [UInt8](data)
    }

    /// The next line that isn't blank.
    package mutating func next() -> Line? {
        while let range = nextRaw() {
            let begin = number
            var bytes: [UInt8] = []
            var isWhole = append(range, to: &bytes)
            while !range.isEmpty, let more = nextFolded(bytes) {
                if isWhole, bytes.last == UInt8(ascii: "="), more.isSoft { bytes.removeLast() }
                isWhole = append(more.range, to: &bytes) && isWhole
            }
            if !bytes.allSatisfy(Self.isBlank) { return Line(number: begin, bytes: bytes, isCut: !isWhole) }
        }
        return nil
    }

    /// Returns whether there was enough room.
    private func append(_ range: Range<Int>, to bytes: inout [UInt8]) -> Bool {
        let room = Self.byteCountMax - bytes.count
        bytes += file[range.prefix(room)]
        return range.count <= room
    }

    /// The continuation of the line, and whether it follows a soft break.
    private mutating func nextFolded(_ bytes: [UInt8]) -> (range: Range<Int>, isSoft: Bool)? {
        if hasSoftBreaks, bytes.last == UInt8(ascii: "="), Self.isQuotedPrintable(bytes) {
            return nextRaw().map { ($0, true) }
        }
        skipEmptyLines()
        guard place < file.count, Self.isBlank(file[place]) else { return nil }
        return nextRaw().map { ($0.dropFirst(), false) }
    }

    /// A program that doubled the line endings left empty lines between the parts of a folded line.
    private mutating func skipEmptyLines() {
        while place < file.count, file[place] == 10 || file[place] == 13 { _ = nextRaw() }
    }

    /// The bytes up to the next line ending.
    private mutating func nextRaw() -> Range<Int>? {
        guard place < file.count else { return nil }
        number += 1
        if lineFeed < place || number == 1 { lineFeed = first(10, in: place..<file.count) }
        let range = place..<first(13, in: place..<lineFeed)
        place = range.upperBound + 1
        // CR LF is a single line ending.
        if range.upperBound < lineFeed, place == lineFeed { place += 1 }
        return range
    }

    /// The position of the first such byte, or the range's end.
    private func first(_ byte: Int32, in range: Range<Int>) -> Int {
        file.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let found = memchr(base + range.lowerBound, byte, range.count) else {
                return range.upperBound
            }
            return UnsafeRawPointer(found) - base
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    /// Checks the parameters before the value, which are never longer than this.
    private static func isQuotedPrintable(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(1000).prefix { $0 != UInt8(ascii: ":") }
        return String(decoding: head, as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
    }
}
