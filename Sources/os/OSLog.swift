/// What `os_log` writes to: a subsystem and a category. `Logger` is the newer name for it.
///
/// See [OSLog](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: Hashable, Sendable {
    let logger: Logger

    /// A log whose lines are marked `subsystem:category`.
    public convenience init(subsystem: String, category: String) {
        self.init(Logger(subsystem: subsystem, category: category))
    }

    /// A log whose lines are marked `subsystem:category`, with a category by Apple's name.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    init(_ logger: Logger) { self.logger = logger }

    /// A log whose lines bear no subsystem or category.
    public static let `default` = OSLog(Logger())
    /// A log that writes nothing.
    public static let disabled = OSLog(.disabled)

    /// Whether a message of this type would be written.
    public func isEnabled(type: OSLogType) -> Bool { logger.isEnabled(type: type) }

    /// Whether signposts are written, which are lines for debugging.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }

    /// Categories that Instruments knows. Here they are nothing but names.
    public struct Category: Hashable, Sendable {
        let rawValue: String
        /// Points that matter to the app.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are written only while somebody looks. They are written like any others here.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with the calls that led to them. Lines here have no calls.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Two logs are equal where they write the same marks.
    public static func == (left: OSLog, right: OSLog) -> Bool {
        left.logger.source == right.logger.source && left.logger.destination === right.logger.destination
    }

    /// Hashes subsystem and category.
    public func hash(into hasher: inout Hasher) { hasher.combine(logger.source) }
}

extension Logger {
    /// Writes where an older log object does.
    public init(_ logObj: OSLog) { self = logObj.logger }

    static let disabled = Logger(
        subsystem: "", category: "", destination: LogDestination(descriptor: -1, filter: LogFilter("off")))
}
