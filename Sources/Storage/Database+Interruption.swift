import SQLite3

extension Database {
    private final class Condition {
        let holds: () -> Bool

        init(_ holds: @escaping () -> Bool) {
            self.holds = holds
        }
    }

    /// So many of SQLite's instructions are run between two looks at the condition.
    private static let stepCount: Int32 = 1000

    /// Does some work whose statements fail (`SQLITE_INTERRUPT`) soon after a condition has come true.
    package func interrupted<R>(if holds: @escaping () -> Bool, _ work: () throws -> R) rethrows -> R {
        let condition = Condition(holds)
        return try withExtendedLifetime(condition) {
            sqlite3_progress_handler(
                pointer, Self.stepCount,
                { Unmanaged<Condition>.fromOpaque($0!).takeUnretainedValue().holds() ? 1 : 0 },
                Unmanaged.passUnretained(condition).toOpaque())
            defer { sqlite3_progress_handler(pointer, 0, nil, nil) }
            return try work()
        }
    }
}
