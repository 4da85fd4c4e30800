/// The five log levels that Apple's unified logging has.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
    /// The level's number, with Apple's values.
    public let rawValue: UInt8

    /// The level with a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// The level with a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of `log(_:)` and `notice(_:)`.
    public static let `default` = OSLogType(0x00)
    /// Information that is helpful but not essential.
    public static let info = OSLogType(0x01)
    /// Information that only a developer wants.
    public static let debug = OSLogType(0x02)
    /// Something went wrong.
    public static let error = OSLogType(0x10)
    /// Something went wrong that is a bug.
    public static let fault = OSLogType(0x11)
}
