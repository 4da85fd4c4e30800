import Foundation

// Core Foundation's names for what Swift and Foundation have themselves: Linux has no such framework that an app could
// import. On Apple's systems the types are bridged, so that `as CFArray` and its like are written where nothing is
// converted.

public typealias CFArray = [Any]
public typealias CFMutableArray = NSMutableArray
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDate = Date
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFString = String
public typealias CFURL = URL
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFTypeRef = Any
public typealias CFIndex = Int
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the start of 2001, in UTC.
public typealias CFAbsoluteTime = Double

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// Now, by the clock on the wall, which may be set back: for how long something takes there is `CACurrentMediaTime()`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Seconds since the machine was started, by a clock that only goes forward.
///
/// It is Core Animation's; here everything that imports UIKit, SwiftUI or CoreGraphics has it.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
