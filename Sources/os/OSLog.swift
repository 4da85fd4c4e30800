/// A log for `os_log`, with a subsystem and a category. `Logger` is the newer API.
///
/// See [OSLog](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: Hashable, Sendable {
    let logger: Logger

    /// Creates a log whose lines are marked `subsystem:category`.
    public convenience init(subsystem: String, category: String) {
        self.init(Logger(subsystem: subsystem, category: category))
    }

    /// Creates a log whose lines are marked `subsystem:category`, with one of Apple's categories.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    init(_ logger: Logger) { self.logger = logger }

    /// A log whose lines have no subsystem or category.
    public static let `default` = OSLog(Logger())
    /// A log that writes nothing.
    public static let disabled = OSLog(.disabled)

    /// Whether a message of this type would be written.
    public func isEnabled(type: OSLogType) -> Bool { logger.isEnabled(type: type) }

    /// Whether signposts are written, which are debug messages.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }

    /// Categories that Instruments recognizes. Here they are only names.
    public struct Category: Hashable, Sendable {
        let rawValue: String
        /// Points of interest in the app.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are only recorded while Instruments is running. They are written like any others here.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with call stacks. Lines here have no call stacks.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Whether both logs have the same subsystem and category.
    public static func == (left: OSLog, right: OSLog) -> Bool {
        left.logger.source == right.logger.source && left.logger.destination === right.logger.destination
    }

    /// Hashes subsystem and category.
    public func hash(into hasher: inout Hasher) { hasher.combine(logger.source) }
}

extension Logger {
    /// Creates a logger that writes to an older log object.
    public init(_ logObj: OSLog) { self = logObj.logger }

    static let disabled = Logger(
        subsystem: "", category: "", destination: LogDestination(descriptor: -1, filter: LogFilter("off")))
}
