import Foundation

/// Where a popover is anchored. The anchor is stored, but has no effect here: a popover is a card, as on a phone.
///
/// See [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    public var sourceView: UIView?
    /// The part of the view that the popover points at; null is all of it.
    public var sourceRect = CGRect.null
    /// The bar item that the popover points at.
    public var barButtonItem: UIBarButtonItem?
    /// On which sides the popover may be.
    public var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Is told of a popover's end, if it is one. A popover is a card here, whatever `adaptivePresentationStyle(for:)` says.
///
/// See [UIPopoverPresentationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// On which sides of its anchor a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions as bits, with Apple's values.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up: the popover is below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down: the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left: the popover is to the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right: the popover is to the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The side isn't known.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
