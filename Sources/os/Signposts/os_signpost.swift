// The API before `OSSignposter`. Its lines don't contain durations, which follow from their times.

/// The type of a signpost.
public struct OSSignpostType: Hashable, Sendable {
    fileprivate let name: String
    /// A point in time.
    public static let event = OSSignpostType(name: "event")
    /// The start of an interval.
    public static let begin = OSSignpostType(name: "begin")
    /// The end of an interval.
    public static let end = OSSignpostType(name: "end")
}

/// Writes a debug message for a signpost.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    OSSignposter(logHandle: log).write(type.name, name, signpostID)
}

/// Writes a debug message for a signpost, with a format and its values.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    OSSignposter(logHandle: log).write(type.name, name, signpostID) {
        OSLogMessage(format: "\(format)", arguments)
    }
}
