/// Measures intervals: it writes a debug message at the start of an interval, and one at its end, with the duration.
///
/// There is no Instruments here; `KISSA_LOG=debug` shows the signposts. See
/// [OSSignposter](https://developer.apple.com/documentation/os/ossignposter).
public struct OSSignposter: Sendable {
    private let logger: Logger

    /// Creates a signposter whose lines have no subsystem or category.
    public init() { self.init(logger: Logger()) }
    /// Creates a signposter whose lines are marked `subsystem:category`.
    public init(subsystem: String, category: String) {
        self.init(logger: Logger(subsystem: subsystem, category: category))
    }
    /// Creates a signposter whose lines are marked `subsystem:category`, with one of Apple's categories.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }
    /// Creates a signposter that writes to an older log object.
    public init(logHandle: OSLog) { self.init(logger: logHandle.logger) }
    /// Creates a signposter that writes to a logger.
    public init(logger: Logger) { self.logger = logger }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logger: .disabled)

    /// Whether anything is written.
    public var isEnabled: Bool { logger.isEnabled(type: .debug) }

    /// Creates an identifier that is unique in this process.
    public func makeSignpostID() -> OSSignpostID { .next() }
    /// Creates an identifier that is always the same for an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(object) }

    // MARK: Intervals

    /// Begins an interval. Pass the result to `endInterval`.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        write("begin", name, id)
        return OSSignpostIntervalState(id)
    }

    /// Begins an interval with a message. Pass the result to `endInterval`.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) -> OSSignpostIntervalState {
        write("begin", name, id, message)
        return OSSignpostIntervalState(id)
    }

    /// The same as `beginInterval`.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// The same as `beginInterval`, with a message.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) -> OSSignpostIntervalState { beginInterval(name, id: id, message()) }

    /// Ends an interval. Ending it again does nothing.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        guard let duration = state.end() else { return }
        write("end", name, state.signpostID, after: duration)
    }

    /// Ends an interval with a message. Ending it again does nothing.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
    ) {
        guard let duration = state.end() else { return }
        write("end", name, state.signpostID, after: duration, message)
    }

    /// Measures a closure as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Measures a closure as an interval, with a message at its start. Rethrows the closure's error.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata,
        around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message())
        defer { endInterval(name, state) }
        return try task()
    }

    // MARK: Events

    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write("event", name, id) }

    /// Marks a point in time, with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) { write("event", name, id, message) }

    func write(
        _ kind: String, _ name: StaticString, _ id: OSSignpostID, after duration: Duration? = nil,
        _ message: () -> SignpostMetadata = { SignpostMetadata([]) }
    ) {
        guard isEnabled else { return }
        var text = "\(kind) \(name)"
        if id != .exclusive { text += " [\(id.rawValue)]" }
        if let duration { text += " after \(duration.formattedMilliseconds)" }
        let more = message().pieces
        logger.debug(SignpostMetadata([.literal(text + (more.isEmpty ? "" : ": "))] + more))
    }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

extension Duration {
    /// In milliseconds, to the microsecond.
    fileprivate var formattedMilliseconds: String {
        let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
        let rest = String(microseconds % 1000)
        return "\(microseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) ms"
    }
}
