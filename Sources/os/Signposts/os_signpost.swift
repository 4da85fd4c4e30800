// The function that came before `OSSignposter`. Its lines don't say how long an interval took: their times do.

/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
    fileprivate let name: String
    /// Something happens.
    public static let event = OSSignpostType(name: "event")
    /// An interval begins.
    public static let begin = OSSignpostType(name: "begin")
    /// An interval ends.
    public static let end = OSSignpostType(name: "end")
}

/// Writes a line for debugging where something begins, ends or happens.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    OSSignposter(logHandle: log).write(type.name, name, signpostID)
}

/// Writes a line for debugging where something begins, ends or happens, with a message of a format and its values.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    OSSignposter(logHandle: log).write(type.name, name, signpostID) {
        OSLogMessage(format: "\(format)", arguments)
    }
}
