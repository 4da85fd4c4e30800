import Foundation

/// A query in Spotlight's language, such as `title == "*tea*"cd && contentCreationDate > $time.today(-7)`.
///
/// See [CSSearchQuery](https://developer.apple.com/documentation/corespotlight/cssearchquery).
indirect enum QueryPredicate: Equatable, Sendable {
    /// How a value is compared.
    enum Comparison: String, Sendable {
        case equal = "==", unequal = "!=", atMost = "<=", atLeast = ">=", less = "<", greater = ">"
    }

    /// What a value is compared with.
    enum Operand: Equatable, Sendable {
        case text(TextPattern)
        case number(Double)
    }

    case and(QueryPredicate, QueryPredicate)
    case or(QueryPredicate, QueryPredicate)
    case not(QueryPredicate)
    case comparison(attribute: String, Comparison, Operand)
    case inRange(attribute: String, ClosedRange<Double>)
    case always(Bool)

    /// Whether it holds for an item.
    func holds(for item: StoredItem, _ evaluation: QueryEvaluation = QueryEvaluation()) -> Bool {
        guard !evaluation.isOver else { return false }
        switch self {
        case .and(let left, let right): return left.holds(for: item, evaluation) && right.holds(for: item, evaluation)
        case .or(let left, let right): return left.holds(for: item, evaluation) || right.holds(for: item, evaluation)
        case .not(let inner): return !inner.holds(for: item, evaluation)
        case .always(let value): return value
        case .inRange(let name, let range):
            return item.values(of: name).contains { value in value.number.map(range.contains) ?? false }
        case .comparison(let name, .unequal, let operand):
            return !QueryPredicate.comparison(attribute: name, .equal, operand).holds(for: item, evaluation)
        case .comparison(let name, let comparison, let operand):
            return item.values(of: name).contains { comparison.holds($0, operand, evaluation) }
        }
    }

    /// Whether an attribute's value may decide.
    func asks(for name: String) -> Bool {
        switch self {
        case .and(let left, let right), .or(let left, let right): left.asks(for: name) || right.asks(for: name)
        case .not(let inner): inner.asks(for: name)
        case .always: false
        case .inRange(let attribute, _), .comparison(let attribute, _, _):
            attribute == "*" || StoredItem.plain(attribute) == name
        }
    }
}

/// What is remembered while a query goes through items: texts in the form in which they are compared.
final class QueryEvaluation {
    private struct Key: Hashable {
        let text: String
        let options: String.CompareOptions.RawValue
    }

    private let work: SearchWork?
    private var folded: [Key: String] = [:]
    private var bytes = 0
    /// How many texts were folded.
    private(set) var foldedCount = 0
    private static let bytesMax = 16 << 20

    init(_ work: SearchWork? = nil) {
        self.work = work
    }

    /// Whether it has to end; what it says then means nothing.
    var isOver: Bool { work?.isOver ?? false }

    /// Folding takes much longer than looking up what was folded.
    func folded(_ text: String, _ options: String.CompareOptions) -> String {
        if options.isEmpty { return text }
        let key = Key(text: text, options: options.rawValue)
        if let known = folded[key] { return known }
        let result = text.folding(options: options, locale: nil)
        foldedCount += 1
        bytes += text.utf8.count + result.utf8.count
        if bytes > Self.bytesMax { (folded, bytes) = ([:], text.utf8.count + result.utf8.count) }
        folded[key] = result
        return result
    }
}

extension QueryPredicate.Comparison {
    fileprivate func holds(
        _ value: AttributeValue, _ operand: QueryPredicate.Operand, _ evaluation: QueryEvaluation
    ) -> Bool {
        switch operand {
        case .number(let other):
            guard let number = value.number ?? value.texts.first.flatMap(Double.init) else { return false }
            return holds(number, other)
        case .text(let pattern):
            if self == .equal { return value.texts.contains { pattern.matches($0, evaluation) } }
            return value.texts.contains { holds($0, pattern.text) }
        }
    }

    private func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .equal: left == right
        case .unequal: left != right
        case .atMost: left <= right
        case .atLeast: left >= right
        case .less: left < right
        case .greater: left > right
        }
    }
}

extension StoredItem {
    /// Of an attribute's name, also as files' metadata have it (`kMDItemTitle`); `*` is any attribute.
    func values(of name: String) -> [AttributeValue] {
        if name == "*" { return Array(attributes.values) }
        let name = Self.plain(name)
        switch name {
        case "uniqueIdentifier": return [.text(id)]
        case "domainIdentifier": return domain.map { [.text($0)] } ?? []
        default: return attributes[name].map { [$0] } ?? []
        }
    }

    /// An attribute's name in the index.
    static func plain(_ name: String) -> String {
        guard name.hasPrefix("kMDItem") else { return name }
        let rest = name.dropFirst("kMDItem".count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}

/// A text in a query: with `*` for any letters, and letters behind it that say how it is compared.
struct TextPattern: Equatable, Sendable {
    let text: String
    /// `c`.
    var ignoresCase = false
    /// `d`.
    var ignoresAccents = false
    /// `w`: where it stands in the middle, it begins a word.
    var isByWords = false

    /// Whether a value fits: all of it, but for what stands for any letters.
    func matches(_ value: String, _ evaluation: QueryEvaluation) -> Bool {
        guard !evaluation.isOver else { return false }
        let parts = evaluation.folded(text, options).components(separatedBy: "*")
        let value = evaluation.folded(value, options)
        guard parts.count > 1 else { return value == parts[0] }
        if isByWords, parts.count == 3, parts[0].isEmpty, parts[2].isEmpty { return Self.hasWord(parts[1], in: value) }
        return Self.fits(value, parts)
    }

    private var options: String.CompareOptions {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresAccents { options.insert(.diacriticInsensitive) }
        return options
    }

    /// The first part begins the value, the last ends it, and the others lie between, each as early as it can.
    private static func fits(_ value: String, _ parts: [String]) -> Bool {
        guard value.hasPrefix(parts[0]) else { return false }
        var rest = value.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }

    private static func hasWord(_ word: String, in value: String) -> Bool {
        var rest = value[...]
        while let range = rest.range(of: word), !word.isEmpty {
            if range.lowerBound == value.startIndex { return true }
            let before = value[value.index(before: range.lowerBound)]
            if !before.isLetter, !before.isNumber { return true }
            rest = rest[range.upperBound...]
        }
        return word.isEmpty
    }
}
