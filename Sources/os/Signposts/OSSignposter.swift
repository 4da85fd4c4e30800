/// Marks what takes time: here a line for debugging where an interval begins, and one where it ends, with how long it
/// took.
///
/// Instruments, which reads signposts on Apple's systems, isn't here: `KISSA_LOG=debug` shows them. See
/// [OSSignposter](https://developer.apple.com/documentation/os/ossignposter).
public struct OSSignposter: Sendable {
    private let logger: Logger

    /// A signposter whose lines bear no subsystem or category.
    public init() { self.init(logger: Logger()) }
    /// A signposter whose lines are marked `subsystem:category`.
    public init(subsystem: String, category: String) {
        self.init(logger: Logger(subsystem: subsystem, category: category))
    }
    /// A signposter whose lines are marked `subsystem:category`, with a category by Apple's name.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }
    /// A signposter that writes where an older log object does.
    public init(logHandle: OSLog) { self.init(logger: logHandle.logger) }
    /// A signposter that writes where a logger does.
    public init(logger: Logger) { self.logger = logger }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logger: .disabled)

    /// Whether anything is written.
    public var isEnabled: Bool { logger.isEnabled(type: .debug) }

    /// An identifier that no other interval of this process has.
    public func makeSignpostID() -> OSSignpostID { .next() }
    /// An identifier that is the same for the same object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(object) }

    // MARK: Intervals

    /// Begins an interval. What it returns ends it.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        write("begin", name, id)
        return OSSignpostIntervalState(id)
    }

    /// Begins an interval, and writes a message with it. What it returns ends the interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) -> OSSignpostIntervalState {
        write("begin", name, id, message)
        return OSSignpostIntervalState(id)
    }

    /// The same as an interval that isn't an animation's.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// The same as an interval that isn't an animation's, with a message.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) -> OSSignpostIntervalState { beginInterval(name, id: id, message()) }

    /// Ends an interval. A second time it does nothing.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        guard let duration = state.end() else { return }
        write("end", name, state.signpostID, after: duration)
    }

    /// Ends an interval, and writes a message with it. A second time it does nothing.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
    ) {
        guard let duration = state.end() else { return }
        write("end", name, state.signpostID, after: duration, message)
    }

    /// Marks an interval around what a closure does.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Marks an interval around what a closure does, with a message where it begins. It rethrows what the closure
    /// throws.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata,
        around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message())
        defer { endInterval(name, state) }
        return try task()
    }

    // MARK: Events

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write("event", name, id) }

    /// Marks a moment, with a message.
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

/// What is told with a signpost.
public typealias SignpostMetadata = OSLogMessage

extension Duration {
    /// To the microsecond.
    fileprivate var formattedMilliseconds: String {
        let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
        let rest = String(microseconds % 1000)
        return "\(microseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) ms"
    }
}
