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
    func holds(for item: StoredItem) -> Bool {
        switch self {
        case .and(let left, let right): left.holds(for: item) && right.holds(for: item)
        case .or(let left, let right): left.holds(for: item) || right.holds(for: item)
        case .not(let inner): !inner.holds(for: item)
        case .always(let value): value
        case .inRange(let name, let range):
            item.values(of: name).contains { value in value.number.map(range.contains) ?? false }
        case .comparison(let name, .unequal, let operand):
            !QueryPredicate.comparison(attribute: name, .equal, operand).holds(for: item)
        case .comparison(let name, let comparison, let operand):
            item.values(of: name).contains { comparison.holds($0, operand) }
        }
    }
}

extension QueryPredicate.Comparison {
    fileprivate func holds(_ value: AttributeValue, _ operand: QueryPredicate.Operand) -> Bool {
        switch operand {
        case .number(let other):
            guard let number = value.number ?? value.texts.first.flatMap(Double.init) else { return false }
            return holds(number, other)
        case .text(let pattern):
            if self == .equal { return value.texts.contains(where: pattern.matches) }
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
        var name = Substring(name)
        if name.hasPrefix("kMDItem") {
            name = name.dropFirst("kMDItem".count)
            name = Substring(name.prefix(1).lowercased() + name.dropFirst())
        }
        switch name {
        case "uniqueIdentifier": return [.text(id)]
        case "domainIdentifier": return domain.map { [.text($0)] } ?? []
        default: return attributes[String(name)].map { [$0] } ?? []
        }
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
    func matches(_ value: String) -> Bool {
        let parts = folded(text).components(separatedBy: "*")
        let value = folded(value)
        guard parts.count > 1 else { return value == parts[0] }
        if isByWords, parts.count == 3, parts[0].isEmpty, parts[2].isEmpty { return Self.hasWord(parts[1], in: value) }
        return Self.fits(value, parts)
    }

    private func folded(_ text: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresAccents { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
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
