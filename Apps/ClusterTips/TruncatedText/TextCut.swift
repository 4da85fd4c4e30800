import UIKit

/// Where a text has to be cut so that it and the words that follow it stay within some lines of some width.
struct TextCut: Equatable {
    var lineLimit: Int
    var lineSpacing: CGFloat
    var font: UIFont
    /// What stands behind a text that was cut.
    var ending: String
    /// Nil is the text's own.
    var endingFont: UIFont?
    /// In points.
    var width: CGFloat

    /// The longest beginning of the text that leaves room for the ending; nil where the whole text fits without one.
    ///
    /// How many characters (grapheme clusters, so that no emoji is torn) the lines hold is found by bisection, since a
    /// longer text never takes fewer lines; from there the ending is made room for one by one.
    func beginning(of text: String) -> String? {
        guard width > 0, lineLimit > 0, !fits(text, nil) else { return nil }
        let ends = Array(text.indices) + [text.endIndex]
        var count = longest(of: text, ends)
        while count > 0, !fits(trimmed(text, ends[count]), ending) { count -= 1 }
        return trimmed(text, ends[count])
    }

    /// How many characters fit by themselves.
    private func longest(of text: String, _ ends: [String.Index]) -> Int {
        var (low, high) = (0, ends.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(String(text[..<ends[middle]]), nil) { low = middle } else { high = middle }
        }
        return low
    }

    /// No space stands before the ending.
    private func trimmed(_ text: String, _ end: String.Index) -> String {
        var beginning = text[..<end]
        while beginning.last?.isWhitespace == true { beginning.removeLast() }
        return String(beginning)
    }

    // MARK: Measuring

    private func fits(_ text: String, _ ending: String?) -> Bool {
        height(of: attributed(text, ending)) <= height(ending) + 0.01
    }

    /// As high as the lines are that there may be. Text and ending both stand in the last one, whichever is higher.
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
