import UIKit

/// Computes where a text must be truncated so that it fits, with an ending, into a number of lines of a given width.
struct TextCut: Equatable {
    var lineLimit: Int
    var lineSpacing: CGFloat
    var font: UIFont
    /// The text that follows a truncated text.
    var ending: String
    /// Nil for the text's own font.
    var endingFont: UIFont?
    /// In points.
    var width: CGFloat

    /// The longest prefix that leaves room for the ending; nil if the whole text fits without one.
    ///
    /// First, a binary search finds how many characters fit (whole grapheme clusters, so that no emoji is split): a
    /// longer text never takes fewer lines. Then characters are dropped one by one until the ending fits too.
    func beginning(of text: String) -> String? {
        guard width > 0, lineLimit > 0, !fits(text, nil) else { return nil }
        let ends = Array(text.indices) + [text.endIndex]
        var count = longest(of: text, ends)
        while count > 0, !fits(trimmed(text, ends[count]), ending) { count -= 1 }
        return trimmed(text, ends[count])
    }

    /// How many characters fit without the ending.
    private func longest(of text: String, _ ends: [String.Index]) -> Int {
        var (low, high) = (0, ends.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(String(text[..<ends[middle]]), nil) { low = middle } else { high = middle }
        }
        return low
    }

    /// Removes whitespace before the ending.
    private func trimmed(_ text: String, _ end: String.Index) -> String {
        var beginning = text[..<end]
        while beginning.last?.isWhitespace == true { beginning.removeLast() }
        return String(beginning)
    }

    // MARK: Measuring

    private func fits(_ text: String, _ ending: String?) -> Bool {
        height(of: attributed(text, ending)) <= height(ending) + 0.01
    }

    /// The height of the allowed lines. Text and ending share the last line, so the taller font counts.
    private func height(_ ending: String?) -> CGFloat {
        let lines = Array(repeating: "x", count: lineLimit).joined(separator: "\n")
        return height(of: attributed(lines, ending == nil ? nil : "…"))
    }

    private func height(of string: NSAttributedString) -> CGFloat {
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        return string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
    }

    private func attributed(_ text: String, _ ending: String?) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = lineSpacing
        let whole = NSMutableAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
        guard let ending else { return whole }
        let attributes: [NSAttributedString.Key: Any] = [.font: endingFont ?? font, .paragraphStyle: style]
        whole.append(NSAttributedString(string: ending, attributes: attributes))
        return whole
    }
}
