import Foundation

/// What is looked for, in an index or in files.
struct SoughtItems: Sendable {
    let words: [String]
    let filters: [QueryPredicate]
    let sortName: String?
    let isDescending: Bool

    private static let people = [
        "authorNames", "recipientNames", "authorEmailAddresses", "recipientEmailAddresses", "participants", "editors",
        "contributors", "performers", "artist", "phoneNumbers", "emailAddresses", "contactKeywords",
    ]

    /// Whether an item names a person by one of some names.
    static func person(_ names: [String]) -> QueryPredicate {
        let patterns = names.map {
            TextPattern(text: "*\($0.replacing("*", with: " "))*", ignoresCase: true, ignoresAccents: true)
        }
        let all = patterns.flatMap { pattern in
            people.map { QueryPredicate.comparison(attribute: $0, .equal, .text(pattern)) }
        }
        return all.dropFirst().reduce(all.first ?? .always(false)) { .or($0, $1) }
    }

    /// Items with all words; if there are none, those with any of them. Without words all that are looked at.
    ///
    /// - Returns: The items, and whether all were looked at that could be meant.
    func items(in reading: IndexReading, countMax: Int) throws -> ([StoredItem], isWhole: Bool) {
        let sought = FoldedText.words(words)
        guard !sought.isEmpty else {
            let candidates = try reading.candidates()
            return (try chosen(candidates, reading, countMax), candidates.count < reading.limits.scannedItems)
        }
        for matching in [WordMatching.all, .any] {
            let candidates = try reading.candidates(with: sought, matching)
            let found = try chosen(candidates, reading, countMax)
            if !found.isEmpty { return (found, candidates.count < CSSearchQuery.itemsMax) }
        }
        return ([], true)
    }

    private func chosen(
        _ candidates: [IndexReading.Candidate], _ reading: IndexReading, _ countMax: Int
    ) throws -> [StoredItem] {
        let fits = { (item: StoredItem) in filters.allSatisfy { $0.holds(for: item, reading.evaluation) } }
        guard let sortName else { return try reading.items(candidates, countMax: countMax, where: fits) }
        // The values first: the items themselves may be large.
        var entries: [(IndexReading.Candidate, AttributeValue?)] = []
        for candidate in candidates {
            guard let item = try reading.item(candidate), fits(item) else { continue }
            entries.append((candidate, Self.key(item, sortName)))
        }
        try reading.work.check()
        return try reading.items(Array(sorted(entries).prefix(countMax)), countMax: countMax)
    }

    /// More of a text decides no order.
    private static let keyCountMax = 200

    private static func key(_ item: StoredItem, _ name: String) -> AttributeValue? {
        switch item.values(of: name).first {
        case .text(let text): .text(String(text.prefix(keyCountMax)))
        case .texts(let texts): .text(String((texts.first ?? "").prefix(keyCountMax)))
        case let other: other
        }
    }

    /// By the attribute, and without one as they are. Items that don't have it come last.
    func sorted(_ items: [StoredItem]) -> [StoredItem] {
        guard let sortName else { return items }
        return sorted(items.map { ($0, Self.key($0, sortName)) })
    }

    private func sorted<Element>(_ entries: [(Element, AttributeValue?)]) -> [Element] {
        entries.enumerated().sorted { left, right in
            let pair = (left.element.1, right.element.1)
            switch Self.order(pair.0, pair.1) {
            case .orderedSame: return left.offset < right.offset
            case .orderedAscending: return pair.1 == nil || !isDescending
            case .orderedDescending: return pair.0 != nil && isDescending
            }
        }.map { $0.element.0 }
    }

    private static func order(_ left: AttributeValue?, _ right: AttributeValue?) -> ComparisonResult {
        guard let left, let right else {
            return left == nil ? (right == nil ? .orderedSame : .orderedDescending) : .orderedAscending
        }
        if let first = left.number, let second = right.number {
            return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
        }
        return (left.texts.first ?? "").localizedStandardCompare(right.texts.first ?? "")
    }
}
