import Foundation

/// A result of a data detector: a link or a phone number, and its range in the text.
final class DetectedText: NSTextCheckingResult {
    // Foundation on Linux marks the names of these kinds as deprecated, since it never returns them itself.
    static let linkType: UInt64 = 1 << 6
    static let phoneNumberType: UInt64 = 1 << 11

    private let place: NSRange
    private let type: CheckingType
    let address: URL?
    let number: String?

    private init(_ place: NSRange, _ type: UInt64, address: URL? = nil, number: String? = nil) {
        self.place = place
        self.type = CheckingType(rawValue: type)
        self.address = address
        self.number = number
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }

    override func range(at index: Int) -> NSRange {
        precondition(index == 0, "what a detector found has one range, not one at \(index)")
        return place
    }

    // MARK: Links

    static func links(
        in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
    ) -> [DetectedText] {
        let whole = text as NSString
        return linkPattern.matches(in: text, options: options, range: range).compactMap { match in
            let written = trimmed(whole.substring(with: match.range))
            guard let url = url(written) else { return nil }
            let range = NSRange(location: match.range.location, length: written.utf16.count)
            return DetectedText(range, linkType, address: url)
        }
    }

    /// A URL with a scheme; one that starts with "www."; a mail address; a name that ends in a common top-level domain. Each part
    /// has a limited length, so that hostile text is searched in linear time.
    private static let linkPattern = pattern(
        #"(?<![\w@.])(?:(?:https?|ftp)://[^\s<>"“”「」、。]{1,4096}|mailto:[^\s<>"@]{1,64}@[\w.-]{1,255}"#
            + #"|www\.[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?::\d{1,5})?(?:[/?#][^\s<>"“”「」、。]{0,4096})?"#
            + #"|[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,63}"#
            + #"|(?:[A-Za-z0-9-]{1,63}\.){1,8}(?:com|org|net|edu|gov|io|dev|app|jp|de|fr|uk|eu|info)"#
            + #"(?![\w@-])(?:[/?#][^\s<>"“”「」、。]{0,4096})?)"#)

    /// Removes the sentence's own punctuation at the end; a closing bracket stays if the URL contains the opening one.
    private static func trimmed(_ text: String) -> String {
        var counts = text.reduce(into: [Character: Int]()) { if brackets.contains($1) { $0[$1, default: 0] += 1 } }
        var rest = text[...]
        while let last = rest.last {
            let opener = pairs[last]
            let isOwn = opener.map { counts[$0, default: 0] >= counts[last, default: 0] } ?? false
            guard !isOwn, opener != nil || ".,;:!?'*_…".contains(last) else { break }
            rest.removeLast()
            if opener != nil { counts[last, default: 0] -= 1 }
        }
        return String(rest)
    }

    private static let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{", "）": "（"]

    private static let brackets = Set(pairs.keys).union(pairs.values)

    private static func url(_ text: String) -> URL? {
        let start = text.prefix(8).lowercased()
        let hasScheme = ["http://", "https://", "ftp://", "mailto:"].contains { start.hasPrefix($0) }
        if hasScheme { return URL(string: text) }
        let isMail = text.contains("@") && !text.contains("/")
        return URL(string: (isMail ? "mailto:" : "http://") + text)
    }

    // MARK: Phone numbers

    static func phoneNumbers(
        in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
    ) -> [DetectedText] {
        let whole = text as NSString
        return phonePattern.matches(in: text, options: options, range: range).compactMap { match in
            let written = whole.substring(with: match.range)
            guard (7...15).contains(written.filter(\.isNumber).count) else { return nil }
            return DetectedText(match.range, phoneNumberType, number: written)
        }
    }

    /// Three or more groups of digits, or two after an area code in brackets, or a plus sign and digits.
    private static let phonePattern = pattern(
        #"(?<![\w.+-])(?:\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,6}|(?:1[ .-])?\(\d{2,5}\)[ .-]?\d{2,4}[ .-]\d{3,4}"#
            + #"|(?:1[ .-])?0?\d{2,4}[ -]\d{3,4}[ -]\d{4}|\d{3}\.\d{3}\.\d{4})(?![\w-])"#)

    private static func pattern(_ text: String) -> NSRegularExpression {
        do {
            return try NSRegularExpression(pattern: text, options: [.caseInsensitive])
        } catch {
            preconditionFailure("a pattern of the detector's own is wrong: \(error)")
        }
    }
}
