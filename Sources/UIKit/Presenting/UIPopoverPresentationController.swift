import Foundation

/// Where a popover is anchored. There are none of controllers here, as there are none on a phone: nobody has one of these.
///
/// See [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
@MainActor
public final class UIPopoverPresentationController: NSObject {
    private override init() { super.init() }

    public var sourceView: UIView?
    public var sourceRect = CGRect.null
    public var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// On which sides of its anchor a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
