import Foundation

/// A SQLite file as a store's database: it is checked, copied, and replaced by its copy when it is damaged.
struct SQLiteSource: BackendSource {
    let files: DatabaseFiles
    /// See `ByteStore`.
    let newName: @Sendable (_ owner: String) -> String?
    private let checkpoints: LogCheckpoints

    /// Short, because the main actor may be the writer; a write that stays blocked longer is retried.
    private static let patience: Int32 = 250

    init(at url: URL, newName: @escaping @Sendable (_ owner: String) -> String?) {
        files = DatabaseFiles(url: url)
        checkpoints = LogCheckpoints(url)
        self.newName = newName
    }

    func open(log: (String) -> Void) throws(StorageError) -> any ByteBackend {
        if files.restoreIfMissing() { log("\(files.url.path) was missing; its copy takes its place") }
        return try files.unlessRepaired { () throws(StorageError) in
            try ByteStore(at: files.url, patience: Self.patience, newName: newName)
        }
    }

    func recover(from error: StorageError, log: (String) -> Void) -> Bool {
        do throws(StorageError) {
            try files.exclusively { () throws(StorageError) in
                // Another process may have set it aside already. Then the present file is intact, and only has to be opened.
                if (try? ByteStore.check(files.url)) != nil { return }
                let (damaged, isRestored) = try files.setAside()
                let rest = isRestored ? "its copy takes its place" : "no copy could take its place"
                log("\(error). It was set aside as \(damaged.path); \(rest)")
            }
            return true
        } catch {
            log("\(error)")
            return false
        }
    }

    func noteWrite() { checkpoints.note() }

    var isBackupDue: Bool { files.isBackupDue() }

    func forgetVisitors(unseenForSeconds seconds: Int) throws(StorageError) {
        try files.unlessRepaired { () throws(StorageError) in
            // A file that is missing is for its copy to replace.
            try ByteStore(at: files.url, patience: Self.patience, access: .writing)
                .forgetVisitors(unseenForSeconds: seconds)
        }
    }

    func visitors(among names: [String]) throws(StorageError) -> Set<String> {
        try files.unlessRepaired { () throws(StorageError) in
            try ByteStore(at: files.url, patience: Self.patience, access: .writing).visitors(among: names)
        }
    }

    func backUp() throws(StorageError) {
        try ByteStore.check(files.url)
        try files.backUp()
    }
}
