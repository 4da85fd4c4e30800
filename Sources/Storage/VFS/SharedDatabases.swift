import Foundation

/// The SQLite databases of an app whose `KISSA_STORE` names a PostgreSQL server: they are kept there, too.
package enum SharedDatabases {
    /// Keeps the databases that are opened from now on in PostgreSQL, if that is where the app's values are. Called once, before
    /// any of the app's code runs.
    /// - Parameter log: Called with messages for an operator.
    package static func use(
        app: String, environment: [String: String], log: @escaping @Sendable (String) -> Void
    ) {
        // What is wrong with the setting ends the launch, which says so.
        guard case .server(let address, let app)? = try? StorePlace(app: app, environment: environment) else { return }
        PostgresVFS.use(PostgresFileSystem(address, app: app, DataFolders(environment: environment), log: log))
    }

    /// Whether several machines may share the databases.
    package static var areUsed: Bool { PostgresVFS.system != nil }

    /// Makes a store notice at once that their server is away.
    package static func tellOfTrouble(_ store: DurableStore) {
        PostgresVFS.system?.whenAway { [weak store] error in store?.noteTrouble(error) }
    }

    // MARK: Where events are noted

    private static let mark = "shared:"

    /// The name by which other machines find a database, too.
    static func noted(_ path: String) -> String {
        PostgresVFS.system?.folders.name(of: path).map { mark + $0 } ?? path
    }

    /// Nil where there is no such database on this machine.
    static func path(ofNoted noted: String) -> String? {
        if noted.hasPrefix(mark) { return PostgresVFS.system?.folders.path(of: String(noted.dropFirst(mark.count))) }
        return FileManager.default.fileExists(atPath: noted) ? noted : nil
    }
}
