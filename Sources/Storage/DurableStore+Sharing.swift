/// Processes that share a database.
extension DurableStore {
    /// Whether somebody else may have changed the database since the last call: another process, or whoever has another
    /// connection. What this store writes itself doesn't count. It keeps nobody else waiting, and costs as good as nothing.
    ///
    /// The first call of each connection says yes: nobody looked before. While there is trouble the answer is no; once that is
    /// over, everything is to be read anyway. Where the database can't tell (PostgreSQL), it is no as well.
    package func wasChangedElsewhere() -> Bool {
        guard trouble == nil, let store = openStore, let version = try? store.version() else { return false }
        return state.withLock { state in
            // Meanwhile it may have been opened anew, and the number is of the connection before.
            guard let current = state.store, current as AnyObject === store as AnyObject else { return false }
            defer { state.seenVersion = version }
            return version != state.seenVersion
        }
    }
}
