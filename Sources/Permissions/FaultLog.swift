import Synchronization

/// Logs faults of files that a user named: each fault once, however often the files are read.
package final class FaultLog: Sendable {
    /// The maximum number of different faults that are logged.
    private static let countMax = 1000
    /// The maximum for one file.
    private static let countOfFileMax = 20

    private let written = Mutex<Set<String>>([])
    private let write: @Sendable (String) -> Void

    package init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    package func tell(_ fault: String) {
        let isNews = written.withLock { $0.count < Self.countMax && $0.insert(fault).inserted }
        if isNews { write(fault) }
    }

    /// Logs the first faults of a file, and how many more there are.
    package func tell(_ faults: [some CustomStringConvertible], of path: String) {
        for fault in faults.prefix(Self.countOfFileMax) { tell("\(path), \(fault)") }
        let left = faults.count - Self.countOfFileMax
        if left > 0 { tell("\(path): \(left) faults more, or even more than that.") }
    }
}
