import CoreGraphics
import Foundation

/// A line of text, of words.
struct TextLine: Equatable, Sendable {
    /// A word, and where it is, in pixels from the top left.
    struct Word: Equatable, Sendable {
        let text: String
        let box: CGRect
        /// From 0 to 1.
        let confidence: Double
    }

    let words: [Word]

    /// Words of less confidence are specks and patterns.
    private static let confidenceMin = 0.2

    /// The lines of Tesseract's table, a row a word: level, page, block, paragraph, line and word, left, top, width, height,
    /// confidence in percent, text. Rows of another form are ignored.
    static func lines(inTable table: String) -> [TextLine] {
        var lines: [(place: [Substring], words: [Word])] = []
        for row in table.split(separator: "\n") {
            let cells = row.split(separator: "\t", maxSplits: 11, omittingEmptySubsequences: false)
            guard cells.count == 12, cells[0] == "5", let word = Word(cells.dropFirst(6).map(String.init)),
                word.confidence >= confidenceMin
            else { continue }
            let place = Array(cells[1...4])
            if lines.last?.place != place { lines.append((place, [])) }
            lines[lines.count - 1].words.append(word)
        }
        return lines.map { TextLine(words: $0.words) }
    }

    /// The text. Tesseract tells apart words of Chinese and Japanese, between which nothing is written.
    var text: String { wordsWithRanges.text }

    /// The text, and where each word is in it.
    var wordsWithRanges: (text: String, ranges: [Range<Int>]) {
        var (text, ranges) = ("", [Range<Int>]())
        for word in words {
            if let last = text.last, let first = word.text.first, !(last.isWrittenTight && first.isWrittenTight) {
                text.append(" ")
            }
            let start = text.count
            text += word.text
            ranges.append(start..<text.count)
        }
        return (text, ranges)
    }

    /// Around all words.
    var box: CGRect { words.dropFirst().reduce(words.first?.box ?? .zero) { $0.union($1.box) } }

    /// The mean of the words'.
    var confidence: Double {
        words.isEmpty ? 0 : words.map(\.confidence).reduce(0, +) / Double(words.count)
    }
}

extension TextLine.Word {
    /// From the six last cells of a row.
    fileprivate init?(_ cells: [String]) {
        let numbers = cells.prefix(5).compactMap(Double.init)
        let text = cells[5].trimmingCharacters(in: .whitespaces)
        guard numbers.count == 5, numbers.allSatisfy(\.isFinite), !text.isEmpty else { return nil }
        let box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        self.init(text: text, box: box, confidence: min(max(numbers[4] / 100, 0), 1))
    }
}

extension Character {
    /// Whether it is of a script without spaces between words: Han, kana and their punctuation.
    fileprivate var isWrittenTight: Bool {
        unicodeScalars.first.map { scalar in
            switch scalar.value {
            case 0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
                0x20000...0x3FFFF:
                true
            default: false
            }
        } ?? false
    }
}
