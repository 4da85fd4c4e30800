// The API before `Logger`, in all its forms. Formats are interpreted like Apple's: see `OSLogMessage(format:_:)`.

/// Writes a message with a format and its values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.logger.log(level: type, OSLogMessage(format: "\(message)", args))
}

/// Writes a message with a format and its values.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.logger.log(level: type, OSLogMessage(format: "\(message)", args))
}

/// Writes a message with interpolated values, at the default level.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) { OSLog.default.logger.log(message()) }

/// Writes a message with interpolated values.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    log.logger.log(level: logLevel, message())
}
