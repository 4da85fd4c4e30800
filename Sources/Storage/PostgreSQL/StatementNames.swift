import Synchronization

/// Whether connections give names to statements that they repeat. A pooler that assigns a connection for each transaction
/// (PgBouncer) makes the names useless: the next transaction may run where nobody has prepared the statement. When the server
/// says so, statements are sent as a whole from then on.
final class StatementNames: Sendable {
    private let isOver = Atomic(false)

    var areUsed: Bool { !isOver.load(ordering: .relaxed) }

    func end() { isOver.store(true, ordering: .relaxed) }
}
