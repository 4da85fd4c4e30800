/// Processes that share a database.
extension DurableStore {
    /// Whether somebody else may have changed the database since the last call: another process, or another connection. This
    /// store's own writes don't count. Blocks no other caller, and is cheap.
    ///
    /// The first call for each connection returns true, as nothing is known before it. While there is trouble it returns false;
    /// after trouble everything has to be read again anyway. It also returns false where the database can't tell (PostgreSQL).
    package func wasChangedElsewhere() -> Bool {
        guard trouble == nil, let store = openStore, let version = try? store.version() else { return false }
        return state.withLock { state in
            // The database may have been reopened meanwhile; then the number belongs to the old connection.
            guard let current = state.store, current as AnyObject === store as AnyObject else { return false }
            defer { state.seenVersion = version }
            return version != state.seenVersion
        }
    }
}
