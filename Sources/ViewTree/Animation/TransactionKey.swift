/// A key for an app's own value in a transaction.
///
/// See [TransactionKey](https://developer.apple.com/documentation/swiftui/transactionkey).
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The app's own value for a key, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(K.self)]?.value as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(K.self)] = TransactionValue(value: newValue) }
    }
}

/// A value in a transaction, which is read where the change is shown; the app's key determines what it may contain.
struct TransactionValue: @unchecked Sendable {
    let value: Any
}

/// Runs `body` in a transaction with one value set.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.serial = 0
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
