/// Writes an app's log messages to standard error, one line each: time, level, where it comes from, text.
///
/// The interface is Apple's `Logger`. There is no log database: messages are selected by `KISSA_LOG` when the process starts (see
/// `LogFilter`), and written at once. A message whose level is off is never formatted. Dynamic strings are redacted unless their
/// interpolation says `privacy: .public` (see `OSLogPrivacy`).
public struct Logger: Sendable {
    let source: LogSource
    let destination: LogDestination

    /// Creates a logger whose lines are marked `subsystem:category`.
    public init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, destination: .standardError)
    }

    /// Creates a logger whose lines have no subsystem or category.
    public init() {
        self.init(subsystem: "", category: "")
    }

    init(subsystem: String, category: String, destination: LogDestination) {
        source = LogSource(subsystem: subsystem, category: category)
        self.destination = destination
    }

    /// Whether a message of this type would be written.
    public func isEnabled(type: OSLogType) -> Bool {
        destination.filter.allows(LogLevel(type), from: source)
    }

    /// Writes a message at the default level.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write(.notice, message) }

    /// Writes a message at a given level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(LogLevel(level), message) }

    /// Writes a message for tracing a program's steps; off unless `KISSA_LOG` asks for `trace`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.trace, message) }

    /// Writes a message for debugging; off unless `KISSA_LOG` asks for `debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }

    /// Writes helpful but not essential information; off unless `KISSA_LOG` asks for `info`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }

    /// Writes a message at the default level.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.notice, message) }

    /// Writes a message about something unexpected that the program coped with.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.warning, message) }

    /// Writes a message about an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }

    /// Writes a message about an error that ends what the program was doing.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.critical, message) }

    /// Writes a message about a fault, a bug of the program itself.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }

    private func write(_ level: LogLevel, _ message: () -> OSLogMessage) {
        guard destination.filter.allows(level, from: source) else { return }
        destination.write(message(), level: level, source: source)
    }
}
