import Foundation
import Storage

/// An item as it comes out of the index.
struct StoredItem: Sendable {
    let id: String
    let domain: String?
    let expires: Double
    let attributes: [String: AttributeValue]
    /// The greater, the better it fits.
    let score: Double

    init?(_ row: [Database.Value]) {
        guard row.count == 5, case .text(let id) = row[0], case .real(let expires) = row[2],
            let attributes = Self.attributes(row[3])
        else { return nil }
        (self.id, self.expires, self.attributes) = (id, expires, attributes)
        domain = if case .text(let text) = row[1] { text } else { nil }
        score = if case .real(let rank) = row[4] { -rank } else { 0 }
    }

    static func attributes(_ value: Database.Value) -> [String: AttributeValue]? {
        guard case .blob(let bytes) = value else { return nil }
        return try? JSONDecoder().decode([String: AttributeValue].self, from: bytes)
    }

    /// The item. Apple's index gives the text of a document nobody; here it is there.
    var item: CSSearchableItem {
        let item = CSSearchableItem(
            uniqueIdentifier: id, domainIdentifier: domain, attributeSet: CSSearchableItemAttributeSet(attributes))
        item.expirationDate = Date(timeIntervalSince1970: expires)
        return item
    }
}

extension IndexStore {
    /// How words have to be found.
    enum Matching {
        case all, any
    }

    private static let columns = "item.id, item.domain, item.expires, item.attributes"

    /// Items with words, the best first: a title says more than a keyword, and that more than a text. Items of all the app's
    /// indexes, of an owner and of everybody.
    func items(
        with words: [String], _ matching: Matching, of owner: String, countMax: Int
    ) throws -> [StoredItem] {
        let phrases = words.flatMap(FoldedText.phrases)
        guard !phrases.isEmpty else { return [] }
        let match = phrases.joined(separator: matching == .all ? " AND " : " OR ")
        return try use { database in
            try database.rows(
                """
                SELECT \(Self.columns), bm25(words, 8.0, 4.0, 1.0) FROM words JOIN item ON item.number = words.rowid
                WHERE words MATCH ?1 AND item.owner IN (?2, '') AND item.expires > ?3
                ORDER BY bm25(words, 8.0, 4.0, 1.0), item.number LIMIT ?4
                """, [.text(match), .text(owner), .real(Date().timeIntervalSince1970), .integer(Int64(countMax))]
            ).compactMap(StoredItem.init)
        }
    }

    /// The items that a condition holds for, in the order in which they were indexed.
    func items(of owner: String, countMax: Int, where isWanted: (StoredItem) throws -> Bool) throws -> [StoredItem] {
        var (found, last) = ([StoredItem](), Int64(0))
        while found.count < countMax {
            let (numbers, items) = try page(of: owner, after: last)
            guard let end = numbers.last else { break }
            last = end
            for item in items where found.count < countMax { if try isWanted(item) { found.append(item) } }
        }
        return found
    }

    private static let pageCount: Int64 = 500

    private func page(of owner: String, after last: Int64) throws -> ([Int64], [StoredItem]) {
        try use { database in
            let rows = try database.rows(
                """
                SELECT \(Self.columns), 0.0, item.number FROM item
                WHERE number > ?1 AND owner IN (?2, '') AND expires > ?3 ORDER BY number LIMIT ?4
                """,
                [.integer(last), .text(owner), .real(Date().timeIntervalSince1970), .integer(Self.pageCount)])
            let numbers = rows.compactMap { if case .integer(let number)? = $0.last { number } else { nil } }
            return (numbers, rows.compactMap { StoredItem(Array($0.dropLast())) })
        }
    }
}
