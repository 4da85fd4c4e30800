import Foundation

/// The priority of a constraint, or of a view's resistance to resizing, up to `required`.
///
/// See [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// From 0 to 1000.
    public let rawValue: Float
    /// The priority of that value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// The priority of that value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// 1000: must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// 750: the default priority with which a view resists being smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250: the default priority with which a view resists being larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// 510: the priority of a drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: the priority of a drag that doesn't resize the scene, such as one of a split view's divider.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 50: the priority of a target size in `systemLayoutSizeFitting`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first priority is lower.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// A priority that is higher by a number.
    public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
    /// A priority that is lower by a number.
    public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
}

/// A view's content hugging and compression resistance priorities.
struct LayoutPriorities {
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
    /// The priority with which the view resists being larger than its content. 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging[axis] ?? .defaultLow
    }

    /// Sets the priority with which the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// The priority with which the view resists being smaller than its content. 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        priorities.resistance[axis] = priority
        invalidateIntrinsicContentSize()
    }
}
