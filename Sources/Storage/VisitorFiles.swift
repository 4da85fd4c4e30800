import Synchronization

/// Files beside the app's database in which frameworks keep something of visitors, such as search indexes. When the app's
/// database forgets visitors, these files forget them, too.
package enum VisitorFiles {
    /// Tells which of some visitors are still remembered.
    package typealias Known = ([String]) throws -> Set<String>
    /// Removes what is kept of visitors who haven't used the file for so many seconds, and aren't known.
    package typealias Forgetting = @Sendable (_ unseenForSeconds: Int, _ known: Known) throws -> Void

    private static let all = Mutex<[Forgetting]>([])

    /// Adds a file. Each file is added once in a process.
    package static func add(_ forgetting: @escaping Forgetting) { all.withLock { $0.append(forgetting) } }

    static func forget(unseenForSeconds seconds: Int, _ known: Known) throws {
        for forgetting in all.withLock({ $0 }) { try forgetting(seconds, known) }
    }
}
