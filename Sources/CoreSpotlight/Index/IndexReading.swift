import Foundation
import Storage

/// How words have to be found.
enum WordMatching {
    case all, any
}

/// What an owner may find: the owner's items and everybody's, of all the app's indexes, as they are at one moment. Items are
/// read one by one, so that a search holds no more of them than it hands on.
struct IndexReading {
    let database: Database
    let owner: String
    let limits: IndexStore.Limits
    let work: SearchWork
    let evaluation: QueryEvaluation

    init(_ database: Database, of owner: String, _ limits: IndexStore.Limits, _ work: SearchWork) {
        (self.database, self.owner, self.limits, self.work) = (database, owner, limits, work)
        evaluation = QueryEvaluation(work)
    }

    /// An item that may be what is looked for.
    struct Candidate {
        let number: Int64
        /// The less, the better it fits.
        let rank: Double
    }

    private func owners() throws -> [Int64] {
        try Set([owner, ""]).sorted(by: >).compactMap { try IndexTables.number(of: $0, in: database) }
    }

    /// Items with words, the best first: a title says more than a keyword, and that more than a text.
    func candidates(with words: [[String]], _ matching: WordMatching) throws -> [Candidate] {
        let owners = try owners()
        guard !words.isEmpty, !owners.isEmpty else { return [] }
        let match = words.map { FoldedText.phrase($0, of: owners) }.joined(
            separator: matching == .all ? " AND " : " OR ")
        return try candidates(
            """
            SELECT words.rowid, bm25(words, 8.0, 4.0, 1.0) FROM words CROSS JOIN item ON item.number = words.rowid
            WHERE words MATCH ?3 AND item.owner IN (?1, ?2) AND item.expires > ?4
            ORDER BY bm25(words, 8.0, 4.0, 1.0), words.rowid LIMIT ?5
            """, owners, [.text(match), .now, .integer(Int64(CSSearchQuery.itemsMax))])
    }

    /// All items in the order in which they were indexed: of more than may be looked at, the last ones.
    func candidates() throws -> [Candidate] {
        try candidates(
            """
            SELECT number, 0.0 FROM item WHERE owner IN (?1, ?2) AND expires > ?3 ORDER BY number DESC LIMIT ?4
            """, owners(), [.now, .integer(Int64(limits.scannedItems))]
        ).reversed()
    }

    private func candidates(
        _ sql: String, _ owners: [Int64], _ values: [Database.Value]
    ) throws -> [Candidate] {
        guard let first = owners.first, let last = owners.last else { return [] }
        try work.check()
        return try database.rows(sql, [.integer(first), .integer(last)] + values).compactMap { row in
            guard case .integer(let number) = row[0], case .real(let rank) = row[1] else { return nil }
            return Candidate(number: number, rank: rank)
        }
    }

    /// An item; nil if it can't be read.
    func item(_ candidate: Candidate) throws -> StoredItem? {
        try work.check()
        return try database.rows(
            "SELECT id, domain, expires, attributes, ?2 FROM item WHERE number = ?1",
            [.integer(candidate.number), .real(candidate.rank)]
        ).first.flatMap { StoredItem($0) }
    }

    /// The first candidates that a condition holds for, whole.
    func items(
        _ candidates: [Candidate], countMax: Int, where isWanted: (StoredItem) -> Bool = { _ in true }
    ) throws -> [StoredItem] {
        var (found, bytes) = ([StoredItem](), 0)
        for candidate in candidates where found.count < countMax && bytes < limits.foundBytes {
            guard let item = try item(candidate) else { continue }
            let isFound = isWanted(item)
            // A condition that was ended early says nothing.
            try work.check()
            guard isFound else { continue }
            found.append(item)
            bytes += item.byteCount
        }
        return found
    }
}

extension IndexStore {
    /// Items with all of some words, or with any of them, the best first.
    func items(
        with texts: [String], _ matching: WordMatching, of owner: String, countMax: Int,
        _ work: SearchWork = SearchWork()
    ) throws -> [StoredItem] {
        try read(of: owner, work) { reading in
            try reading.items(reading.candidates(with: FoldedText.words(texts), matching), countMax: countMax)
        }
    }
}
