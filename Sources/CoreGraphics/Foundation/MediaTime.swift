import FoundationAdditions

/// Seconds since the machine was started, by a clock that only goes forward.
///
/// It is Core Animation's; here everything that imports UIKit, SwiftUI or CoreGraphics has it.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
