import Foundation
import Storage

/// A change of an index.
enum IndexChange: Sendable {
    case put([CSSearchableItem])
    case delete(identifiers: [String])
    /// Those of domains, and of what is a part of them.
    case deleteDomains([String])
    case deleteAll
    case state(Data)
}

extension IndexStore {
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    /// Makes changes one: all are kept, or none.
    func apply(_ changes: [IndexChange], in place: String, of owner: String) throws {
        try use { database in
            for change in changes { try Self.apply(change, place, owner, database) }
        }
    }

    private static func apply(_ change: IndexChange, _ place: String, _ owner: String, _ database: Database) throws {
        switch change {
        case .put(let items):
            try database.rows("DELETE FROM words WHERE rowid IN (SELECT number FROM item WHERE expires < ?)", [.now])
            try database.rows("DELETE FROM item WHERE expires < ?", [.now])
            for item in items { try put(item, place, owner, database) }
            let count = try database.integers("SELECT count(*) FROM item WHERE owner = ?", [.text(owner)]).first ?? 0
            guard count <= itemsMax else {
                throw CSIndexError(.quotaExceeded, "An index holds \(itemsMax) items at most.")
            }
        case .delete(let identifiers):
            for id in identifiers { try delete("id = ?3", [.text(id)], place, owner, database) }
        case .deleteDomains(let domains):
            for domain in domains {
                let parts = "domain = ?3 OR substr(domain, 1, length(?3) + 1) = ?3 || '.'"
                try delete("(\(parts))", [.text(domain)], place, owner, database)
            }
        case .deleteAll: try delete("1", [], place, owner, database)
        case .state(let data):
            try database.rows(
                "INSERT OR REPLACE INTO state VALUES (?, ?, ?)", [.text(owner), .text(place), .blob(data)])
        }
    }

    private static func delete(
        _ condition: String, _ values: [Database.Value], _ place: String, _ owner: String, _ database: Database
    ) throws {
        let numbers = "SELECT number FROM item WHERE owner = ?1 AND place = ?2 AND \(condition)"
        let all: [Database.Value] = [.text(owner), .text(place)] + values
        try database.rows("DELETE FROM words WHERE rowid IN (\(numbers))", all)
        try database.rows("DELETE FROM item WHERE number IN (\(numbers))", all)
    }

    private static func put(_ item: CSSearchableItem, _ place: String, _ owner: String, _ database: Database) throws {
        let id = item.uniqueIdentifier
        let key: [Database.Value] = [.text(owner), .text(place), .text(id)]
        var attributes = item.attributeSet.all
        if item.isUpdate {
            let old = try database.rows("SELECT attributes FROM item WHERE owner = ? AND place = ? AND id = ?", key)
            attributes.merge(old.first.flatMap { StoredItem.attributes($0[0]) } ?? [:]) { new, _ in new }
        }
        let bytes = try encoder.encode(attributes)
        guard bytes.count <= itemBytesMax else {
            throw CSIndexError(.invalidItemError, "The item \(id) has more than \(itemBytesMax) bytes.")
        }
        try delete("id = ?3", [.text(id)], place, owner, database)
        let domain = item.domainIdentifier.map { Database.Value.text($0) } ?? .null
        let expires = Database.Value.real(item.expirationDate.timeIntervalSince1970)
        let number = try database.integers(
            """
            INSERT INTO item (owner, place, id, domain, expires, attributes) VALUES (?, ?, ?, ?, ?, ?) RETURNING number
            """, key + [domain, expires, .blob(bytes)])
        guard let number = number.first else { return }
        let words = IndexedWords(attributes)
        try database.rows(
            "INSERT INTO words (rowid, title, keywords, body) VALUES (?, ?, ?, ?)",
            [.integer(number), .text(words.title), .text(words.keywords), .text(words.body)])
    }

    /// What the app noted with its last batch; nil if it hasn't.
    func state(in place: String, of owner: String) throws -> Data? {
        try use { database in
            let rows = try database.rows(
                "SELECT bytes FROM state WHERE owner = ? AND place = ?", [.text(owner), .text(place)])
            if case .blob(let data)? = rows.first?.first { return data }
            return nil
        }
    }
}

extension Database.Value {
    fileprivate static var now: Database.Value { .real(Date().timeIntervalSince1970) }
}

/// The texts of an item, by how much they say.
struct IndexedWords {
    let title: String
    let keywords: String
    let body: String

    private static let titles: Set = ["title", "displayName", "subject"]
    private static let keywordNames: Set = ["keywords", "alternateNames", "contactKeywords"]
    /// Addresses and types are no words.
    private static let silent: Set = [
        "contentType", "contentTypeTree", "contentURL", "thumbnailURL", "darkThumbnailURL", "identifier",
        "relatedUniqueIdentifier", "weakRelatedUniqueIdentifier", "domainIdentifier", "containerIdentifier",
    ]

    init(_ attributes: [String: AttributeValue]) {
        func text(_ isWanted: (String) -> Bool) -> String {
            let values = attributes.filter { isWanted($0.key) }.sorted { $0.key < $1.key }.map(\.value)
            return FoldedText.indexed(values.flatMap(\.words).joined(separator: "\n"))
        }
        title = text { Self.titles.contains($0) }
        keywords = text { Self.keywordNames.contains($0) }
        body = text { !Self.titles.contains($0) && !Self.keywordNames.contains($0) && !Self.silent.contains($0) }
    }
}

extension AttributeValue {
    /// Numbers and dates aren't found by words.
    fileprivate var words: [String] {
        switch self {
        case .text, .texts: texts
        case .number, .date: []
        }
    }
}
