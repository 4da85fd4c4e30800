/// A key for a value of an app's own in a transaction.
///
/// See [TransactionKey](https://developer.apple.com/documentation/swiftui/transactionkey).
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The app's own value under a key, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(K.self)]?.value as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(K.self)] = TransactionValue(value: newValue) }
    }
}

/// A value that goes with its transaction to whoever shows the change; an app's own key says what may be in it.
struct TransactionValue: @unchecked Sendable {
    let value: Any
}

/// Runs `body` in a transaction in which one value is set.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.serial = 0
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
