import Synchronization

/// The lines that a server has logged.
final class RequestLog: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func append(_ line: String) { state.withLock { $0.append(line) } }
}
