import Glibc
import Synchronization

/// The destination of log lines: a file descriptor, with a filter, and whether private values are revealed.
///
/// A lock keeps lines of several threads from being mixed. Lines that can't be written are dropped, because a missing reader must
/// not stop the program.
final class LogDestination: Sendable {
    let filter: LogFilter
    let revealsPrivate: Bool
    private let descriptor: Int32
    private let lock = Mutex(())

    init(descriptor: Int32, filter: LogFilter, revealsPrivate: Bool = false) {
        self.descriptor = descriptor
        self.filter = filter
        self.revealsPrivate = revealsPrivate
    }

    /// Standard error, configured by `KISSA_LOG` and `KISSA_LOG_PRIVATE` when the first logger is made.
    static let standardError: LogDestination = {
        let filter = LogFilter(getenv("KISSA_LOG").map { String(cString: $0) } ?? "")
        let reveals = getenv("KISSA_LOG_PRIVATE").map { String(cString: $0) } ?? ""
        let destination = LogDestination(
            descriptor: STDERR_FILENO, filter: filter, revealsPrivate: !["", "0", "false"].contains(reveals))
        for entry in filter.misunderstood {
            destination.write(
                "KISSA_LOG: \"\(entry, privacy: .public)\" is not a level or source=level", level: .warning,
                source: LogSource(subsystem: "Kissa", category: "os"))
        }
        return destination
    }()

    func write(_ message: OSLogMessage, level: LogLevel, source: LogSource) {
        let line = LogLine(
            time: .now(), level: level, source: source, text: message.text(revealingPrivate: revealsPrivate))
        write(filter.isJSON ? line.json : line.rendered)
    }

    /// Writes a message of the framework for an operator, at any level.
    func writeForOperator(_ text: String) {
        let source = LogSource(subsystem: "Kissa", category: "")
        let line = LogLine(time: .now(), level: .notice, source: source, text: text)
        write(filter.isJSON ? line.json : "Kissa: \(LogLine.harmless(text))\n")
    }

    private func write(_ line: String) {
        var bytes = line
        lock.withLock { _ in bytes.withUTF8 { writeAll(UnsafeRawBufferPointer($0)) } }
    }

    private func writeAll(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written < 0 && errno == EINTR { continue }
            if written <= 0 { return }
            rest = rest.dropFirst(written)
        }
    }
}
