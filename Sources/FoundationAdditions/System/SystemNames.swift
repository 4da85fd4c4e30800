// Names from frameworks below Foundation on Apple's systems.

/// Nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The result of functions in Apple's C frameworks: 0 for success.
public typealias OSStatus = Int32
/// A code of four characters as a number.
public typealias FourCharCode = UInt32
/// The status of success.
public let noErr: OSStatus = 0
