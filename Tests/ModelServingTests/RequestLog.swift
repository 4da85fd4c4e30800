import Synchronization

/// The lines that a server has logged.
final class RequestLog: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func append(_ line: String) { state.withLock { $0.append(line) } }

    /// Waits until there are that many lines, ten seconds at most. A line is written after its reply was sent.
    func lines(atLeast count: Int) async throws -> [String] {
        for _ in 0..<500 where lines.count < count { try await Task.sleep(for: .milliseconds(20)) }
        return lines
    }
}
