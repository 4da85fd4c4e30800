import Foundation

/// A save in the history.
///
/// See [HistoryTransaction](https://developer.apple.com/documentation/swiftdata/historytransaction).
public protocol HistoryTransaction: Sendable {
    /// The type of the token.
    associatedtype TokenType: HistoryToken
    /// The type of the identifier.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// The author of the changes: the context's `author`.
    var author: String? { get }
    /// The app that saved.
    var bundleIdentifier: String { get }
    /// The process that saved.
    var processIdentifier: String { get }
    /// The store that was saved into.
    var storeIdentifier: String { get }
    /// When it was saved.
    var timestamp: Date { get }
    /// The insertions, updates and deletions.
    var changes: [HistoryChange] { get }
    /// The position in the history.
    var token: TokenType { get }
    /// Identifies the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A position in the history; later saves have a greater one.
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {}

/// A change of one model.
///
/// See [HistoryChange](https://developer.apple.com/documentation/swiftdata/historychange).
public enum HistoryChange: Sendable {
    /// The model was inserted.
    case insert(any HistoryInsert)
    /// Properties of the model were changed.
    case update(any HistoryUpdate)
    /// The model was deleted.
    case delete(any HistoryDelete)

    /// The model's identifier.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// A model that was inserted.
public protocol HistoryInsert<Model>: Sendable {
    /// The model's class.
    associatedtype Model: PersistentModel
    /// The type of the transaction's identifier.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the change's identifier.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// Identifies the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// Identifies the change in its transaction.
    var changeIdentifier: ChangeIdentifier { get }
    /// The model's identifier.
    var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// A model whose properties were changed.
public protocol HistoryUpdate<Model>: Sendable {
    /// The model's class.
    associatedtype Model: PersistentModel
    /// The type of the transaction's identifier.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the change's identifier.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// Identifies the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// Identifies the change in its transaction.
    var changeIdentifier: ChangeIdentifier { get }
    /// The model's identifier.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The properties that were changed.
    var updatedAttributes: [PartialKeyPath<Model> & Sendable] { get }
}

/// A model that was deleted.
public protocol HistoryDelete<Model>: Sendable {
    /// The model's class.
    associatedtype Model: PersistentModel
    /// The type of the transaction's identifier.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the change's identifier.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// Identifies the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// Identifies the change in its transaction.
    var changeIdentifier: ChangeIdentifier { get }
    /// The model's identifier.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The values that are kept of the model: properties with `.preserveValueOnDeletion`.
    var tombstone: HistoryTombstone<Model> { get }
}

/// The values of a deleted model's properties with `.preserveValueOnDeletion`.
///
/// See [HistoryTombstone](https://developer.apple.com/documentation/swiftdata/historytombstone).
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
    // @unchecked: a key path of a model is constant.
    private let values: [(key: PartialKeyPath<Model>, value: any Sendable)]

    init(_ values: [(key: PartialKeyPath<Model>, value: any Sendable)]) { self.values = values }

    /// The value of a property; nil if it wasn't kept.
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
        values.first { $0.key == keyPath }?.value
    }

    /// The properties with their values.
    public func makeIterator() -> IndexingIterator<[(key: PartialKeyPath<Model>, value: any Sendable)]> {
        values.makeIterator()
    }
}
