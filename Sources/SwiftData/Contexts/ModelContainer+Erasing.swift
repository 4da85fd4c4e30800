import Storage
import os

extension ModelContainer {
    private static let log = Logger(subsystem: "kissa.swiftdata", category: "ModelContainer")

    /// Deletes all models of all classes. A store that can't be written keeps its models; the log says so.
    public func deleteAllData() {
        do { try erase() } catch { Self.log.error("models aren't deleted: \(error, privacy: .public)") }
    }

    /// Deletes all models of all classes, in one transaction of each store.
    ///
    /// - Throws: ``SwiftDataError/saveNotAllowed`` where a store's configuration says so, `storeFailure` where a store can't be
    ///   written. That store keeps its models, and stores before it may have lost theirs.
    public func erase() throws {
        var erased: Set<String> = []
        // What one store has lost is told although another one fails.
        defer { if !erased.isEmpty { announce(StoreChanges(erasedStores: erased), from: nil) } }
        for store in openStores {
            try erase(store)
            erased.insert(store.identifier)
        }
    }

    private func erase(_ store: Store) throws {
        guard store.allowsSave else { throw SwiftDataError.saveNotAllowed.because(store.url?.path ?? "in memory") }
        let models = schema.models.filter { stores[$0.name] === store }
        let tables = models.map(\.name) + TableLayout(models).pairs.keys
        do {
            try store.transaction { connection in
                for table in tables { try connection.execute("DELETE FROM \(TableLayout.quoted(table))") }
            }
        } catch let error as StorageError {
            throw SwiftDataError.storeFailure.because("\(error)")
        }
    }
}
