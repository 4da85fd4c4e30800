/// How a function of Core Video has ended: 0, or less where it has failed.
public typealias CVReturn = Int32
/// Four characters that name a format.
public typealias OSType = UInt32
/// Where memory comes from. There is one.
public struct CFAllocator: Sendable {}

/// The usual memory.
public let kCFAllocatorDefault: CFAllocator? = nil
/// It has worked.
public let kCVReturnSuccess: CVReturn = 0
/// It has failed.
public let kCVReturnError: CVReturn = -6660
/// An argument makes no sense.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is no memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The format is not supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The size is zero, negative or too large.
public let kCVReturnInvalidSize: CVReturn = -6681
