import Foundation

/// Lines of text in a picture, by Tesseract.
struct TextReader: Sendable {
    static let program = PictureReader(program: "tesseract", package: "tesseract-ocr")

    /// How thoroughly it looks.
    enum Effort: Sendable {
        /// Once, as the picture is.
        case fast
        /// Turned where the page is; once more in a larger picture where letters are small, and for scattered words where
        /// there are no others.
        case accurate
    }

    let languages: [String]
    let effort: Effort
    let usesDictionary: Bool
    let ownWords: [String]

    /// How Tesseract looks at a picture.
    private enum Segmentation: String {
        case page = "3"
        case turnedPage = "1"
        case scattered = "12"
    }

    /// The lines of a part of a picture, from the top, and the part whose pixels their places are in.
    func lines(
        of picture: ReadablePicture, in region: NormalizedRect
    ) throws(VisionError) -> (lines: [TextLine], part: ReadablePicture.Part) {
        let part = try picture.part(region)
        guard effort == .accurate else { return (try lines(in: part, .page), part) }
        let lines = try lines(in: part, .turnedPage)
        guard !Self.isClear(lines), let larger = try picture.largerPart(region) else {
            return (lines.isEmpty ? try self.lines(in: part, .scattered) : lines, part)
        }
        let others = try self.lines(in: larger, .turnedPage)
        guard !lines.isEmpty || !others.isEmpty else { return (try self.lines(in: part, .scattered), part) }
        return Self.worth(others) > Self.worth(lines) ? (others, larger) : (lines, part)
    }

    /// Lower letters, in pixels, are read better in a larger picture; higher ones are not.
    private static let clearHeight = 24.0
    private static let clearConfidence = 0.8

    private static func isClear(_ lines: [TextLine]) -> Bool {
        !lines.isEmpty && lines.allSatisfy { $0.box.height >= clearHeight && $0.confidence >= clearConfidence }
    }

    /// The more letters, and the surer they are, the better.
    private static func worth(_ lines: [TextLine]) -> Double {
        lines.flatMap(\.words).map { Double($0.text.count) * ($0.confidence - 0.5) }.reduce(0, +)
    }

    private func lines(
        in part: ReadablePicture.Part, _ segmentation: Segmentation
    ) throws(VisionError) -> [TextLine] {
        var options = ["-l", languages.joined(separator: "+"), "--psm", segmentation.rawValue]
        if !usesDictionary { options += ["-c", "load_system_dawg=0", "-c", "load_freq_dawg=0"] }
        let table = try Self.program.read(part.png, beside: ownWords.isEmpty ? [] : [wordList]) { paths in
            [paths[0], "stdout"] + options + paths.dropFirst().flatMap { ["--user-words", $0] } + ["tsv"]
        }
        return TextLine.lines(inTable: table)
    }

    /// A word a line.
    private var wordList: Data {
        Data(ownWords.map { $0.replacing("\n", with: " ") + "\n" }.joined().utf8)
    }
}
