import Foundation

/// Where an app's values are kept.
package enum StorePlace: Sendable {
    /// A SQLite file.
    case file(URL)
    /// A PostgreSQL database, in the schema of an app.
    case server(PostgresAddress, app: String)

    /// Whether several machines may share it.
    package var isShared: Bool { if case .server = self { true } else { false } }

    /// The place that `KISSA_STORE` names (`postgresql://…`), or else the app's SQLite file.
    package init(app: String, environment: [String: String]) throws(StorageError) {
        if let named = environment["KISSA_STORE"], !named.isEmpty {
            self = .server(try PostgresAddress(named), app: app)
        } else {
            self = .file(ByteStore.location(app: app, environment: environment))
        }
    }
}

extension StorePlace {
    /// The database at the place.
    func source(_ newName: @escaping @Sendable (_ owner: String) -> String? = { _ in nil }) -> any BackendSource {
        switch self {
        case .file(let url): SQLiteSource(at: url, newName: newName)
        case .server(let address, let app):
            PostgresSource(pool: PostgresPool(address), schema: PostgresSchema(app: app))
        }
    }
}

extension DurableStore {
    /// - Parameters:
    ///   - newName: See `ByteStore`.
    ///   - log: Called with messages for an operator.
    ///   - changed: Called with the error that keeps the store from writing, and with nil when it writes again. Runs on any
    ///     thread.
    package convenience init(
        at place: StorePlace, newName: @escaping @Sendable (_ owner: String) -> String? = { _ in nil },
        retrySeconds: Double = 3, log: @escaping @Sendable (String) -> Void,
        changed: @escaping @Sendable (StorageError?) -> Void = { _ in }
    ) {
        self.init(place.source(newName), retrySeconds: retrySeconds, log: log, changed: changed)
    }
}
