import Foundation

/// A position in the history of stores: the number of the last transaction of each.
///
/// See [DefaultHistoryToken](https://developer.apple.com/documentation/swiftdata/defaulthistorytoken).
public struct DefaultHistoryToken: HistoryToken, Identifiable {
    /// The numbers, by the stores' identifiers.
    public let tokenValue: [String: Int64]?

    /// The token itself.
    public var id: DefaultHistoryToken { self }

    init(_ store: String, _ number: Int64) { tokenValue = [store: number] }

    /// Whether one is earlier than the other; false for tokens of different stores.
    public static func < (left: DefaultHistoryToken, right: DefaultHistoryToken) -> Bool {
        let (left, right) = (left.tokenValue ?? [:], right.tokenValue ?? [:])
        return left.contains { store, number in right[store].map { number < $0 } ?? false }
    }
}

/// A save into one of this framework's stores.
///
/// See [DefaultHistoryTransaction](https://developer.apple.com/documentation/swiftdata/defaulthistorytransaction).
public struct DefaultHistoryTransaction: HistoryTransaction, Hashable, Identifiable {
    /// The author of the changes: the context's `author`.
    public let author: String?
    /// The app that saved.
    public let bundleIdentifier: String
    /// The process that saved.
    public let processIdentifier: String
    /// The store that was saved into.
    public let storeIdentifier: String
    /// When it was saved.
    public let timestamp: Date
    /// Identifies the transaction in its store.
    public let transactionIdentifier: Int64
    let recorded: String
    let schema: Schema

    /// A copy of the transaction with another number.
    func at(_ number: Int64) -> DefaultHistoryTransaction {
        DefaultHistoryTransaction(
            author: author, bundleIdentifier: bundleIdentifier, processIdentifier: processIdentifier,
            storeIdentifier: storeIdentifier, timestamp: timestamp, transactionIdentifier: number, recorded: recorded,
            schema: schema)
    }

    /// The position in the history.
    public var token: DefaultHistoryToken { DefaultHistoryToken(storeIdentifier, transactionIdentifier) }
    /// The position in the history.
    public var id: DefaultHistoryToken { token }
    /// The insertions, updates and deletions. Classes that the container doesn't have any more are left out.
    public var changes: [HistoryChange] {
        let changes = try? JSONDecoder().decode(RecordedChanges.self, from: Data(recorded.utf8))
        return changes?.changes(of: self) ?? []
    }

    /// Whether both are the same save.
    public static func == (left: DefaultHistoryTransaction, right: DefaultHistoryTransaction) -> Bool {
        left.token == right.token
    }
    /// Hashes the position in the history.
    public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

/// A model that was inserted into one of this framework's stores.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    /// Identifies the transaction in its store.
    public let transactionIdentifier: Int64
    /// Identifies the change in its transaction.
    public let changeIdentifier: Int
    /// The model's identifier.
    public let changedPersistentIdentifier: PersistentIdentifier
}

/// A model in one of this framework's stores whose properties were changed.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, @unchecked Sendable {
    // @unchecked: a key path of a model is constant.
    /// A property of the model.
    public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable
    /// Identifies the transaction in its store.
    public let transactionIdentifier: Int64
    /// Identifies the change in its transaction.
    public let changeIdentifier: Int
    /// The model's identifier.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The properties that were changed.
    public let updatedAttributes: [PropertyUpdate]
}

/// A model that was deleted from one of this framework's stores.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    /// Identifies the transaction in its store.
    public let transactionIdentifier: Int64
    /// Identifies the change in its transaction.
    public let changeIdentifier: Int
    /// The model's identifier.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The values that are kept of the model: properties with `.preserveValueOnDeletion`.
    public let tombstone: HistoryTombstone<Model>
}
