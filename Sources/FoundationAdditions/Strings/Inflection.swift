import Foundation

/// Automatic grammar agreement: `^[3 cup](inflect: true)` in a localized text becomes "3 cups".
///
/// In English texts, a noun agrees with the number in the brackets, or with the argument of `agreeWithArgument`. In other
/// languages the content of the brackets is unchanged. See
/// [InflectionRule](https://developer.apple.com/documentation/foundation/inflectionrule).
struct Inflection {
    let language: String
    let arguments: [LocalizationArgument]
    /// The marks around the arguments in the text.
    let isolation: ArgumentIsolation

    /// Marks for texts without other marks; these noncharacters don't occur in texts.
    static let marks = ArgumentIsolation(
        start: Unicode.Scalar(0xFDD3 as UInt32)!, end: Unicode.Scalar(0xFDD4 as UInt32)!)

    static func isAsked(by format: String) -> Bool { format.utf8.contains(UInt8(ascii: "^")) && format.contains("^[") }

    /// The text without the markup; brackets without a known attribute stay.
    func inflected(_ text: String) -> String {
        let source = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var place = 0
        var isArgument = false
        while place < source.count {
            if source[place] == isolation.start { isArgument = true }
            if source[place] == isolation.end { isArgument = false }
            if !isArgument, let phrase = phrase(in: source, at: place) {
                result.append(contentsOf: agreeing(Array(source[phrase.content]), phrase.attributes).unicodeScalars)
                place = phrase.end
            } else {
                result.append(source[place])
                place += 1
            }
        }
        return String(result)
    }

    // MARK: The markup

    private struct Phrase {
        let content: Range<Int>
        let attributes: String
        /// The index after the closing parenthesis.
        let end: Int
    }

    /// Parses `^[content](attributes)`, from the caret; arguments aren't parsed as markup.
    private func phrase(in source: [Unicode.Scalar], at start: Int) -> Phrase? {
        guard start + 1 < source.count, source[start] == "^", source[start + 1] == "[",
            let close = end(of: "[", "]", in: source, at: start + 1), close + 1 < source.count,
            source[close + 1] == "(",
            let last = end(of: "(", ")", in: source, at: close + 1)
        else { return nil }
        var attributes = String.UnicodeScalarView()
        attributes.append(contentsOf: source[(close + 2)..<last])
        let names = ["inflect", "agreeWithArgument", "agreeWithConcept", "morphology"]
        guard names.contains(where: { String(attributes).contains($0 + ":") }) else { return nil }
        return Phrase(content: (start + 2)..<close, attributes: String(attributes), end: last + 1)
    }

    /// The index of the bracket that closes the one at `start`.
    private func end(
        of opening: Unicode.Scalar, _ closing: Unicode.Scalar, in source: [Unicode.Scalar], at start: Int
    ) -> Int? {
        var (depth, isArgument) = (0, false)
        for index in start..<source.count {
            let scalar = source[index]
            if scalar == isolation.start { isArgument = true }
            if scalar == isolation.end { isArgument = false }
            if isArgument { continue }
            if scalar == opening { depth += 1 }
            if scalar == closing { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    // MARK: Agreement

    private func agreeing(_ content: [Unicode.Scalar], _ attributes: String) -> String {
        let text = String(content)
        let words = words(in: content)
        guard Locale.Language(identifier: language).languageCode == .english, !words.isEmpty else { return text }
        let number = number(in: content)
        guard let isOne = named(by: attributes) ?? number?.isOne, !isOne else { return text }
        return pluralised(content, words, behind: number?.end ?? 0)
    }

    /// Whether the argument of `agreeWithArgument` is 1; nil without such an argument.
    private func named(by attributes: String) -> Bool? {
        guard let match = attributes.firstMatch(of: #/agreeWithArgument:\s*(\d+)/#), let position = Int(match.1),
            arguments.indices.contains(position - 1), let operands = arguments[position - 1].operands(decimals: nil)
        else { return nil }
        return operands.isInteger(1)
    }

    /// The first number, written with digits.
    private func number(in content: [Unicode.Scalar]) -> (isOne: Bool, end: Int)? {
        guard let start = content.firstIndex(where: { $0.properties.numericType == .decimal }) else { return nil }
        let separators = Set(".,\u{202F}\u{00A0}'’".unicodeScalars)
        let rest = content[start...].prefix { $0.properties.numericType == .decimal || separators.contains($0) }
        let digits = rest.filter { $0.properties.numericType == .decimal }
        let isWhole = rest.count == digits.count || separators.contains(rest.last!)
        return (isWhole && digits.count == 1 && digits[digits.startIndex].properties.numericValue == 1, rest.endIndex)
    }

    private func words(in content: [Unicode.Scalar]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        for index in content.indices where isLetter(content[index]) {
            if let last = words.last, last.upperBound == index {
                words[words.count - 1] = last.lowerBound..<(index + 1)
            } else {
                words.append(index..<(index + 1))
            }
        }
        return words
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar == "'" || scalar == "’" || scalar == "-"
    }

    /// The counted noun is the last word before a preposition or a verb; words before the number are ignored if there are any
    /// after it.
    private func pluralised(_ content: [Unicode.Scalar], _ words: [Range<Int>], behind number: Int) -> String {
        func word(_ range: Range<Int>) -> String { String(content[range]) }
        let following = words.filter { $0.lowerBound >= number }
        let phrase = (following.isEmpty ? words : following).prefix {
            let lower = word($0).lowercased()
            return following.isEmpty
                || !EnglishPlural.prepositions.contains(lower) && EnglishPlural.agreeing[lower] == nil
        }
        var result = String.UnicodeScalarView()
        var place = 0
        for range in words {
            result.append(contentsOf: content[place..<range.lowerBound])
            let original = word(range)
            let changed = range == phrase.last ? EnglishPlural.plural(of: original) : agreed(original)
            result.append(contentsOf: changed.unicodeScalars)
            place = range.upperBound
        }
        result.append(contentsOf: content[place...])
        return String(result)
    }

    private func agreed(_ word: String) -> String {
        guard let plural = EnglishPlural.agreeing[word.lowercased()] else { return word }
        return word.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
