import Foundation

/// What a `DurableStore` keeps its values in: bytes by owner and key. `ByteStore` (SQLite) and `PostgresStore` are the two.
/// Thread-safe.
///
/// What `set` has returned from is there after the process, or the database's own, was killed.
protocol ByteBackend: WindowBackend {
    func bytes(forKey key: String, of owner: String) throws(StorageError) -> Data?
    /// Those of the values that there are.
    func values(at places: [UnwrittenValues.Place]) throws(StorageError) -> [UnwrittenValues.Place: Data]
    /// Nil removes the value.
    func set(_ bytes: Data?, forKey key: String, of owner: String) throws(StorageError)
    /// Changes the bytes that are there, in one transaction: what else changes them in this way comes before or after it.
    /// - Parameter change: May be called twice.
    func change<R: Sendable>(
        forKey key: String, of owner: String, _ change: (inout Data?) -> R
    ) throws(StorageError) -> R
    /// What the database has against values, found by writing them; nothing of it is kept.
    /// - Returns: Nil where it takes all of them.
    /// - Throws: Where that can't be told now.
    func refusal(of values: [PlacedValue]) throws(StorageError) -> StorageError?
    /// The same database for a thread that may wait as long as much takes to be written.
    var patient: any ByteBackend { get }
    /// See `ByteStore.claimRenamed(_:atSeconds:)`.
    func claimRenamed(_ owner: String, atSeconds now: Int) throws(StorageError) -> Bool
    /// Looks whether the database can be read now.
    func probeReading() throws(StorageError)
    /// Looks whether the database can be written now, by writing.
    func probeWriting() throws(StorageError)
    /// A number that is another one as soon as somebody else has changed the database, and not by what is changed over this
    /// connection; nil where a database can't tell. Finding it out costs as good as nothing.
    func version() throws(StorageError) -> Int64?
}

extension ByteBackend {
    var patient: any ByteBackend { self }
    func version() throws(StorageError) -> Int64? { nil }
}

/// The bounds of what is kept, whatever it is kept in.
package enum StorageLimits {
    /// PostgreSQL's index has room for about 2700 bytes of an owner and a key.
    package static let keyBytesMax = 1024
    package static let valueBytesMax = 1 << 20
    /// Of one owner.
    package static let keysMax = 4096
    /// All values of one owner together, in SQLite.
    package static let ownerBytesMax = 64 << 20

    /// What no database takes. Removing is always possible.
    static func refusal(of bytes: Data?, _ key: String) -> StorageError? {
        guard let bytes else { return nil }
        if key.utf8.count > keyBytesMax { return .keyIsTooLong(bytes: key.utf8.count) }
        return bytes.count > valueBytesMax ? .valueIsTooLarge(key: key, bytes: bytes.count) : nil
    }
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
    /// Removes the values of visitors who haven't been seen for that long: their cookies have expired.
    func forgetVisitors(unseenForSeconds seconds: Int) throws(StorageError)
}

extension BackendSource {
    func forgetVisitors(unseenForSeconds seconds: Int) throws(StorageError) {}
}
