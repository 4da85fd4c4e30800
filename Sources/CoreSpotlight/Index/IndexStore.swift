import Foundation
import Permissions
import Storage
import Synchronization

/// The items of an app's indexes in SQLite, and their words in its full-text search.
///
/// What code in a visitor's window indexes is that visitor's, and what the app indexes before there are windows is
/// everybody's: a search finds both. A change is one transaction. Searches read over connections of their own: they wait for
/// no change, and no change waits for them.
final class IndexStore: Sendable {
    /// That of the process.
    static let shared: IndexStore = {
        let store = IndexStore(
            file: ByteStore.location(
                app: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment
            ).deletingLastPathComponent().appendingPathComponent("spotlight.sqlite", isDirectory: false))
        VisitorFiles.add { try store.forgetOwners(unseenForSeconds: $0, known: $1) }
        return store
    }()

    /// One that stands in for the process's in a test.
    @TaskLocal static var standIn: IndexStore?

    static var current: IndexStore { standIn ?? shared }

    /// More bytes of one item are refused.
    static let itemBytesMax = 1 << 20

    struct Limits: Sendable {
        /// Of one owner.
        var items: Int64 = 50_000
        /// Of one visitor: the items, and their words for the search. What is everybody's has only the bound of the file.
        var visitorBytes = Int64(StorageLimits.ownerBytesMax)
        /// Of the file.
        var fileBytes: Int64 = 4 << 30
        /// So many items a search looks at that isn't by words.
        var scannedItems = 20_000
        /// A search hands on no more items once it has so many bytes of them.
        var foundBytes = 64 << 20
    }

    let limits: Limits
    let file: URL?
    private let whoever: @Sendable () -> String?
    let connections: IndexConnections
    /// When items that have expired were last taken out.
    let lastSweep = Mutex(Date.distantPast)
    /// Owners whose use of the index was recorded lately.
    let seen = Mutex<[String: Date]>([:])

    /// Changes, one after the other.
    let changes = OwnerTurns("CSSearchableIndex", placesMax: 1, waitingMax: 50_000)
    let searches = OwnerTurns("CSSearchQuery", placesMax: 3, waitingMax: 100)

    /// - Parameters:
    ///   - file: The database; nil is in memory.
    ///   - owner: Whose items they are; nil where that can't be told.
    init(
        file: URL?, limits: Limits = Limits(),
        owner: @escaping @Sendable () -> String? = { PermissionDesk.shared.owner }
    ) {
        (self.file, self.limits, whoever) = (file, limits, owner)
        connections = IndexConnections(file)
    }

    /// Whose items the current code's are.
    func owner() throws(CSIndexError) -> String {
        guard let owner = whoever() else {
            PermissionDesk.tellOfNoWindow("A search index was asked, and gave nothing,")
            throw CSIndexError(.indexUnavailableError, "The search index is used outside of any window.")
        }
        return owner
    }

    /// Whose items the current code's are; nil where that can't be told, and nothing is said of it.
    var ownerIfKnown: String? { whoever() }

    /// Changes the database, in one transaction.
    func change<Result: Sendable>(_ work: (Database) throws -> Result) throws -> Result {
        try connections.mended { try connections.write(work) }
    }

    /// Reads what an owner may find, as it is at one moment.
    func read<Result: Sendable>(
        of owner: String, _ work: SearchWork, _ body: (IndexReading) throws -> Result
    ) throws -> Result {
        noteUse(by: owner)
        return try connections.mended {
            try connections.read(work) { database in
                try body(IndexReading(database, of: owner, limits, work))
            }
        }
    }
}
