// What programs written for Apple's os also reach for and this module does not have: a clear compile error each.

/// Signposts are read by Instruments, which Linux does not have.
@available(
    *, unavailable, message: "Signposts have no reader on Linux; measure with ContinuousClock and log the result"
)
public struct OSSignposter: Sendable {}

/// The log object that `os_log` writes to.
@available(*, unavailable, message: "Use Logger(subsystem:category:)")
public final class OSLog: Sendable {}

/// The function that came before `Logger`.
@available(*, unavailable, message: "Use Logger(subsystem:category:)")
public func os_log(_ message: StaticString, _ arguments: any CVarArg...) {}
