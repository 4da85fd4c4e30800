import Foundation

/// Where a `DurableStore` keeps its values: bytes by owner and key. `ByteStore` (SQLite) and `PostgresStore` implement it.
/// Thread-safe.
///
/// When `set` has returned, its change survives the death of the process and of the database server.
protocol ByteBackend: WindowBackend {
    func bytes(forKey key: String, of owner: String) throws(StorageError) -> Data?
    /// Reads the values at these places; places without a value are left out.
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
    /// The same database, with a timeout that grows with the size of what is written, for a thread that may block that long.
    var patient: any ByteBackend { get }
    /// See `ByteStore.claimRenamed(_:atSeconds:)`.
    func claimRenamed(_ owner: String, atSeconds now: Int) throws(StorageError) -> Bool
    /// Checks whether the database can be read now.
    func probeReading() throws(StorageError)
    /// Checks whether the database can be written now, by writing.
    func probeWriting() throws(StorageError)
    /// A number that changes when somebody else has changed the database; changes over this connection don't count. Nil where a
    /// database can't tell. Cheap to read.
    func version() throws(StorageError) -> Int64?
}

extension ByteBackend {
    var patient: any ByteBackend { self }
    func version() throws(StorageError) -> Int64? { nil }
}

/// The limits of what is kept, the same for every database.
package enum StorageLimits {
    /// PostgreSQL's index has room for about 2700 bytes of an owner and a key.
    package static let keyBytesMax = 1024
    package static let valueBytesMax = 1 << 20
    /// Per owner.
    package static let keysMax = 4096
    /// All values of one owner together, in SQLite.
    package static let ownerBytesMax = 64 << 20

    /// Why no database accepts the value; nil where it is within the limits. Removing is always possible.
    static func refusal(of bytes: Data?, _ key: String) -> StorageError? {
        guard let bytes else { return nil }
        if key.utf8.count > keyBytesMax { return .keyIsTooLong(bytes: key.utf8.count) }
        return bytes.count > valueBytesMax ? .valueIsTooLarge(key: key, bytes: bytes.count) : nil
    }
}

/// How a `DurableStore` opens its database, and the maintenance that goes beyond reading and writing.
protocol BackendSource: Sendable {
    /// Opens the database, or creates it.
    func open(log: (String) -> Void) throws(StorageError) -> any ByteBackend
    /// Replaces a damaged database by its copy or an empty one.
    /// - Returns: Whether another attempt makes sense.
    func recover(from error: StorageError, log: (String) -> Void) -> Bool
    /// Called after a write.
    func noteWrite()
    var isBackupDue: Bool { get }
    /// Copies the database, if it is whole.
    func backUp() throws(StorageError)
    /// Removes the values of visitors who haven't been seen for this long: their cookies have expired.
    func forgetVisitors(unseenForSeconds seconds: Int) throws(StorageError)
    /// Which of these visitors have had a window, and aren't forgotten yet; none where a database doesn't record visitors.
    func visitors(among names: [String]) throws(StorageError) -> Set<String>
}

extension BackendSource {
    func forgetVisitors(unseenForSeconds seconds: Int) throws(StorageError) {}
    func visitors(among names: [String]) throws(StorageError) -> Set<String> { [] }
}
