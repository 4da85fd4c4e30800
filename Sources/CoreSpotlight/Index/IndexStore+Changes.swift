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

    /// So many items are put into the index at once, unless they are a batch.
    private static let portionCount = 200

    /// Changes that have the same effect one after the other, with few items each.
    var portions: [IndexChange] {
        guard case .put(let items) = self, items.count > Self.portionCount else { return [self] }
        return stride(from: 0, to: items.count, by: Self.portionCount).map {
            .put(Array(items[$0..<min($0 + Self.portionCount, items.count)]))
        }
    }
}

extension IndexStore {
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    /// Makes changes one: all are kept, or none.
    func apply(_ changes: [IndexChange], in place: String, of owner: String) throws {
        try sweepNowAndThen()
        try change { database in
            let number = try IndexTables.numberMaking(owner, in: database)
            let shelf = IndexShelf(database: database, owner: number, place: place)
            for change in changes { try Self.apply(change, shelf) }
            guard changes.contains(where: { if case .put = $0 { true } else { false } }) else { return }
            if try excess(of: owner, number, database) != nil { try Self.sweep(database) }
            if let excess = try excess(of: owner, number, database) { throw excess }
        }
    }

    /// What is too much of an owner's items; nil where they have room.
    private func excess(of owner: String, _ number: Int64, _ database: Database) throws -> CSIndexError? {
        let items = try database.integers("SELECT items FROM owner WHERE number = ?", [.integer(number)]).first ?? 0
        guard items <= limits.items else {
            return CSIndexError(.quotaExceeded, "An index holds \(limits.items) items at most.")
        }
        let bytes = try database.integers("SELECT bytes FROM owner WHERE number = ?", [.integer(number)]).first ?? 0
        guard owner.isEmpty || bytes <= limits.visitorBytes else {
            return CSIndexError(.quotaExceeded, "A visitor's index holds \(limits.visitorBytes) bytes at most.")
        }
        let pages = try ["page_count", "freelist_count", "page_size"].map {
            try database.integers("PRAGMA \($0)").first ?? 0
        }
        guard (pages[0] - pages[1]) * pages[2] <= limits.fileBytes else {
            return CSIndexError(.quotaExceeded, "All indexes together hold \(limits.fileBytes) bytes at most.")
        }
        return nil
    }

    private static func apply(_ change: IndexChange, _ shelf: IndexShelf) throws {
        switch change {
        case .put(let items): for item in items { try put(item, shelf) }
        case .delete(let identifiers): for id in identifiers { try shelf.delete("id = ?3", [.text(id)]) }
        case .deleteDomains(let domains):
            for domain in domains {
                let parts = "domain = ?3 OR substr(domain, 1, length(?3) + 1) = ?3 || '.'"
                try shelf.delete("(\(parts))", [.text(domain)])
            }
        case .deleteAll: try shelf.delete("1", [])
        case .state(let data):
            try shelf.database.rows(
                "INSERT OR REPLACE INTO state VALUES (?, ?, ?)",
                [.integer(shelf.owner), .text(shelf.place), .blob(data)])
        }
    }

    private static func put(_ item: CSSearchableItem, _ shelf: IndexShelf) throws {
        var entry = IndexEntry(item)
        if item.isUpdate {
            guard let old = try shelf.entry(item.uniqueIdentifier) else { return }
            entry.update(old, removed: item.attributeSet.removed)
        }
        let bytes = try encoder.encode(entry.attributes)
        guard bytes.count <= itemBytesMax else {
            throw CSIndexError(.invalidItemError, "The item \(entry.id) has more than \(itemBytesMax) bytes.")
        }
        try shelf.delete("id = ?3", [.text(entry.id)])
        try shelf.insert(entry, bytes)
    }

    /// What the app noted with its last batch; nil if it hasn't.
    func state(in place: String, of owner: String) throws -> Data? {
        try read(of: owner, SearchWork()) { reading in
            guard let number = try IndexTables.number(of: owner, in: reading.database) else { return nil }
            let rows = try reading.database.rows(
                "SELECT bytes FROM state WHERE owner = ? AND place = ?", [.integer(number), .text(place)])
            if case .blob(let data)? = rows.first?.first { return data }
            return nil
        }
    }
}

/// What is stored of an item.
struct IndexEntry {
    let id: String
    var domain: String?
    var expires: Date?
    var attributes: [String: AttributeValue]

    init(_ item: CSSearchableItem) {
        (id, domain, expires) = (item.uniqueIdentifier, item.domainIdentifier, item.ownExpirationDate)
        attributes = item.attributeSet.all
    }

    init(_ item: StoredItem) {
        (id, domain, expires) = (item.id, item.domain, Date(timeIntervalSince1970: item.expires))
        attributes = item.attributes
    }

    /// Keeps what an older one has and this one doesn't say, except for what was taken away.
    mutating func update(_ old: IndexEntry, removed: Set<String>) {
        attributes.merge(old.attributes.filter { !removed.contains($0.key) }) { new, _ in new }
        (domain, expires) = (domain ?? old.domain, expires ?? old.expires)
    }
}

/// An owner's items in one index, in a transaction.
struct IndexShelf {
    let database: Database
    let owner: Int64
    let place: String

    private var key: [Database.Value] { [.integer(owner), .text(place)] }

    /// - Parameter condition: In SQL, of `values` from `?3` on.
    func delete(_ condition: String, _ values: [Database.Value]) throws {
        try database.rows("DELETE FROM item WHERE owner = ?1 AND place = ?2 AND \(condition)", key + values)
    }

    /// The item of an identity; nil if there is none, or if it has expired.
    func entry(_ id: String) throws -> IndexEntry? {
        let rows = try database.rows(
            """
            SELECT id, domain, expires, attributes, 0.0 FROM item
            WHERE owner = ?1 AND place = ?2 AND id = ?3 AND expires > ?4
            """, key + [.text(id), .now])
        return rows.first.flatMap { StoredItem($0) }.map { IndexEntry($0) }
    }

    func insert(_ entry: IndexEntry, _ attributes: Data) throws {
        let words = IndexedWords(entry.attributes, of: owner)
        let domain = entry.domain.map { Database.Value.text($0) } ?? .null
        let expires = entry.expires ?? Date(timeIntervalSinceNow: CSSearchableItem.lifeSeconds)
        let bytes = attributes.count + words.byteCount + entry.id.utf8.count + (entry.domain?.utf8.count ?? 0)
        let number = try database.integers(
            """
            INSERT INTO item (owner, place, id, domain, expires, bytes, attributes) VALUES (?, ?, ?, ?, ?, ?, ?)
            RETURNING number
            """,
            key + [
                .text(entry.id), domain, .real(expires.timeIntervalSince1970), .integer(Int64(bytes)),
                .blob(attributes),
            ])
        guard let number = number.first else { return }
        try database.rows(
            "INSERT INTO words (rowid, title, keywords, body) VALUES (?, ?, ?, ?)",
            [.integer(number), .text(words.title), .text(words.keywords), .text(words.body)])
    }
}

extension Database.Value {
    static var now: Database.Value { .real(Date().timeIntervalSince1970) }
}
