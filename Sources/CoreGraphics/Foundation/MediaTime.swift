import FoundationAdditions

/// Seconds since the machine was started, by a monotonic clock.
///
/// On Apple's systems it is Core Animation's; here UIKit, SwiftUI and CoreGraphics export it.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
