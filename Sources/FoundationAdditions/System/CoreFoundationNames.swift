import Foundation

// Names of Core Foundation for types of Swift and Foundation, since Linux has no such framework for apps. On Apple's systems the
// types are bridged, so that apps contain casts like `as CFArray`, which convert nothing.

/// An array of anything, a Swift value here.
public typealias CFArray = [Any]
/// Foundation's mutable array.
public typealias CFMutableArray = NSMutableArray
/// Bytes, a Swift value here.
public typealias CFData = Data
/// Foundation's mutable bytes.
public typealias CFMutableData = NSMutableData
/// A date, a Swift value here.
public typealias CFDate = Date
/// A dictionary of anything, a Swift value here.
public typealias CFDictionary = [AnyHashable: Any]
/// Foundation's mutable dictionary.
public typealias CFMutableDictionary = NSMutableDictionary
/// A text, a Swift value here.
public typealias CFString = String
/// An address, a Swift value here.
public typealias CFURL = URL
/// Foundation's number.
public typealias CFNumber = NSNumber
/// A Boolean, a Swift value here.
public typealias CFBoolean = Bool
/// Any value.
public typealias CFTypeRef = Any
/// An index or a count.
public typealias CFIndex = Int
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the start of 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// True.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false

/// The current time by the system's clock, which may be set back. To measure durations use `CACurrentMediaTime()`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
