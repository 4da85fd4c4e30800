import Foundation

/// Allows casts from `NSNumber` to `CGFloat`, as on Apple's systems: `dictionary["PixelWidth"] as? CGFloat`.
///
/// Foundation on Linux supports this for Swift's other numbers.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The number as a `CGFloat`.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// The number as a `CGFloat`; never fails.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// The number as a `CGFloat`; 0 for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
