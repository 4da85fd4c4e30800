import Foundation

/// What a `DurableStore` keeps its values in: bytes by owner and key. `ByteStore` (SQLite) and `PostgresStore` are the two.
/// Thread-safe.
///
/// What `set` has returned from is there after the process, or the database's own, was killed.
protocol ByteBackend: WindowBackend {
    func bytes(forKey key: String, of owner: String) throws(StorageError) -> Data?
    /// Those of an owner's values that there are.
    func values(forKeys keys: [String], of owner: String) throws(StorageError) -> [String: Data]
    /// Nil removes the value.
    func set(_ bytes: Data?, forKey key: String, of owner: String) throws(StorageError)
    /// See `ByteStore.claimRenamed(_:atSeconds:)`.
    func claimRenamed(_ owner: String, atSeconds now: Int) throws(StorageError) -> Bool
    /// Looks whether the database can be read now.
    func probeReading() throws(StorageError)
    /// Looks whether the database can be written now, by writing.
    func probeWriting() throws(StorageError)
}

/// The bounds of what is kept, whatever it is kept in.
package enum StorageLimits {
    package static let valueBytesMax = 1 << 20
    /// Of one owner.
    package static let keysMax = 4096
    /// All values of one owner together, in SQLite.
    package static let ownerBytesMax = 64 << 20
}

/// How a `DurableStore` comes to its database, and what has to be done for it beside reading and writing.
protocol BackendSource: Sendable {
    /// Opens the database, or makes one.
    func open(log: (String) -> Void) throws(StorageError) -> any ByteBackend
    /// Puts a database in the place of a damaged one.
    /// - Returns: Whether it is worth another try.
    func recover(from error: StorageError, log: (String) -> Void) -> Bool
    /// Something was written.
    func noteWrite()
    var isBackupDue: Bool { get }
    /// Copies the database, if it is whole.
    func backUp() throws(StorageError)
    /// Removes what nobody can come to any more.
    func forgetVisitors(unseenForSeconds seconds: Int) throws(StorageError)
}

extension BackendSource {
    func forgetVisitors(unseenForSeconds seconds: Int) throws(StorageError) {}
}
