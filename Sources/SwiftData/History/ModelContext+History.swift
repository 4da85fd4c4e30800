import Foundation
import Storage

/// The transactions to fetch from the history, and their order.
///
/// See [HistoryDescriptor](https://developer.apple.com/documentation/swiftdata/historydescriptor).
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
    /// The condition for the transactions; nil for all.
    public var predicate: Predicate<TransactionType>?
    /// The order; by default the earliest come first.
    public var sortBy: [SortDescriptor<TransactionType>]
    /// The maximum number of results; nil for all.
    public var fetchLimit: UInt64?

    /// All transactions that match a predicate.
    public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension HistoryDescriptor: @unchecked Sendable {}

extension ModelContext {
    /// The saves into the container's stores, by any context or process. Each store keeps its last 10,000 saves.
    ///
    /// - Throws: ``SwiftDataError/historyTokenExpired`` if the predicate requests changes after a token, some of which were
    ///   removed. They are lost: read the models again, and continue from the last token.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
        let all = try transactions(), found = try found(in: all, descriptor)
        if let predicate = descriptor.predicate {
            for store in container.openStores { try refuseExpired(predicate, store, all) }
        }
        return descriptor.fetchLimit.map { Array(found.prefix(Int(clamping: $0))) } ?? found
    }

    private func transactions() throws -> [DefaultHistoryTransaction] {
        try container.openStores.flatMap { try $0.history(of: container.schema) }
    }

    private func found<T: HistoryTransaction>(
        in all: [DefaultHistoryTransaction], _ descriptor: HistoryDescriptor<T>
    ) throws -> [T] {
        guard let transactions = all as? [T] else {
            throw SwiftDataError.unsupportedPredicate.because("there is no history of \(T.self)")
        }
        var found = try transactions.filter { try descriptor.predicate?.evaluate($0) ?? true }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        return found
    }

    /// Throws if a predicate requests removed saves. This is tested with copies of existing saves: the predicate accepts one with
    /// the number of the last removed save, but not one with a number before the first save.
    private func refuseExpired<T: HistoryTransaction>(
        _ predicate: Predicate<T>, _ store: Store, _ all: [DefaultHistoryTransaction]
    ) throws {
        let forgotten = try store.lastForgotten()
        guard forgotten > 0 else { return }
        var samples: [String?: DefaultHistoryTransaction] = [:]
        for kept in all where kept.storeIdentifier == store.identifier { samples[kept.author] = kept }
        for sample in samples.values {
            guard let last = sample.at(forgotten) as? T, let none = sample.at(0) as? T else { continue }
            guard try predicate.evaluate(last), try !predicate.evaluate(none) else { continue }
            throw SwiftDataError.historyTokenExpired.because("the saves up to \(forgotten) are forgotten")
        }
    }

    /// Removes transactions.
    ///
    /// - Throws: ``SwiftDataError/unsupportedPredicate`` for another type of history; an error of the predicate, or of the store.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
        let found = try found(in: transactions(), descriptor)
        for transaction in found.prefix(descriptor.fetchLimit.map { Int(clamping: $0) } ?? found.count) {
            let store = container.openStores.first { $0.identifier == transaction.storeIdentifier }
            guard let number = transaction.transactionIdentifier as? Int64 else { continue }
            try store?.forget(number...number)
        }
    }
}

extension Store {
    /// The number of saves that are kept.
    private static let historyCountMax: Int64 = 10_000

    static let historyTable = """
        CREATE TABLE IF NOT EXISTS kissa_history (
          id INTEGER PRIMARY KEY AUTOINCREMENT, seconds REAL NOT NULL, author TEXT, process TEXT NOT NULL,
          changes TEXT NOT NULL)
        """

    /// Records a save, in the same transaction.
    func record(_ changes: RecordedChanges, by author: String?) throws {
        let process = ProcessInfo.processInfo
        let recorded = String(decoding: try JSONEncoder().encode(changes), as: UTF8.self)
        let values: [SQLValue] = [
            .real(Date().timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null,
            .text("\(process.processName) \(process.processIdentifier)"), .text(recorded),
        ]
        try use { connection in
            let ids = try connection.integers(
                "INSERT INTO kissa_history (seconds, author, process, changes) VALUES (?, ?, ?, ?) RETURNING id", values
            )
            let last = ids.first ?? 0
            if last > Self.historyCountMax { try forget(1...(last - Self.historyCountMax)) }
        }
    }

    /// Removes saves, and records the number of the last removed one.
    func forget(_ numbers: ClosedRange<Int64>) throws {
        try transaction { connection in
            try connection.rows(
                "DELETE FROM kissa_history WHERE id BETWEEN ? AND ?",
                [.integer(numbers.lowerBound), .integer(numbers.upperBound)])
            guard try numbers.upperBound > lastForgotten() else { return }
            try set("\(numbers.upperBound)", forKey: Self.forgottenKey)
        }
    }

    private static let forgottenKey = "forgottenHistory"

    /// The number of the last removed save; 0 where there is none.
    func lastForgotten() throws -> Int64 { try value(forKey: Self.forgottenKey).flatMap { Int64($0) } ?? 0 }

    /// The number of the last save; 0 where there is none.
    func lastSave() throws -> Int64 {
        try use { try hasHistory($0) ? $0.integers("SELECT coalesce(max(id), 0) FROM kissa_history")[0] : 0 }
    }

    /// A read-only store may be older than the history feature.
    private func hasHistory(_ connection: Database) throws -> Bool {
        try !connection.integers("SELECT 1 FROM sqlite_master WHERE name = 'kissa_history'").isEmpty
    }

    /// - Parameter after: The number of the last save to skip.
    func history(of schema: Schema, after: Int64 = 0) throws -> [DefaultHistoryTransaction] {
        let sql = "SELECT id, seconds, author, process, changes FROM kissa_history WHERE id > ? ORDER BY id"
        let rows = try use { try hasHistory($0) ? $0.rows(sql, [.integer(after)]) : [] }
        return rows.map { row in
            let process = (row[3].text ?? "").split(separator: " ").map(String.init)
            return DefaultHistoryTransaction(
                author: row[2].text, bundleIdentifier: process.first ?? "", processIdentifier: process.last ?? "",
                storeIdentifier: identifier, timestamp: Date(timeIntervalSinceReferenceDate: row[1].real ?? 0),
                transactionIdentifier: row[0].integer ?? 0, recorded: row[4].text ?? "", schema: schema)
        }
    }
}
