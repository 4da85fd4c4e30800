import CoreGraphics
import Foundation

/// Barcodes in a picture, by ZXing.
struct BarcodeReader: Sendable {
    /// A code as ZXing tells of it.
    struct Found: Equatable, Sendable {
        var format = ""
        /// What is not printable stands in angle brackets.
        var text = ""
        var bytes: [UInt8] = []
        /// With the marks of encodings that are in the code.
        var markedBytes: [UInt8] = []
        /// Whether there are such marks.
        var isMarked = false
        /// The symbology as AIM writes it, such as `]Q1`.
        var identifier = ""
        /// From the code's own top left, clockwise, in pixels from the picture's top left.
        var corners: [CGPoint] = []
    }

    private static let program = PictureReader(program: "ZXingReader", package: "zxing-cpp-tools")

    /// - Parameter formats: ZXing's names.
    func codes(in part: ReadablePicture.Part, formats: [String]) throws(VisionError) -> [Found] {
        guard !formats.isEmpty else { return [] }
        let text = try Self.program.read(part.png) { paths in
            ["-escape", "-format", formats.joined(separator: ",")] + paths
        }
        return Self.codes(inText: text)
    }

    /// The codes in what ZXing writes: lines of a name, a colon and a value, and an empty line between two codes. A code
    /// can't begin a line, because what ends one is escaped.
    static func codes(inText text: String) -> [Found] {
        let groups = text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
        return groups.compactMap { lines in
            var found = Found()
            for line in lines { found.read(line) }
            return found.format.isEmpty || found.corners.count != 4 ? nil : found
        }
    }
}

extension BarcodeReader.Found {
    fileprivate mutating func read(_ line: Substring) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        switch line[..<colon] {
        case "Text": text = String(value.dropFirst().dropLast())
        case "Bytes": bytes = Self.bytes(value)
        case "BytesECI": markedBytes = Self.bytes(value)
        case "HasECI": isMarked = value == "true"
        case "Format": format = String(value)
        case "Identifier": identifier = String(value)
        case "Position": corners = value.split(separator: " ").compactMap(Self.point)
        default: break
        }
    }

    private static func bytes(_ text: Substring) -> [UInt8] {
        text.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    }

    private static func point(_ text: Substring) -> CGPoint? {
        let numbers = text.split(separator: "x").compactMap { Double($0) }
        return numbers.count == 2 && numbers.allSatisfy(\.isFinite) ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    /// A mark in the code that says that UTF-8 follows.
    private static let utf8Mark = Array("\\000026".utf8)

    /// The content as text. Codes whose bytes are no UTF-8 are in encodings that ZXing guesses.
    var content: String {
        let isUTF8 = !isMarked || markedBytes.contains(Self.utf8Mark)
        if isUTF8, let decoded = String(validating: bytes, as: UTF8.self) { return decoded }
        return Self.unescaped(text)
    }

    /// The characters that ZXing has escaped by their number. Names of control characters stay as they are.
    private static func unescaped(_ text: String) -> String {
        text.replacing(#/<U\+(?<number>[0-9A-F]{1,6})>/#) { match in
            UInt32(match.number, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.output.0)
        }
    }
}
