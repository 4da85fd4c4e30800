import Foundation

/// How much something about a view's size matters, up to `required`.
///
/// See [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// From 0 to 1000.
    public let rawValue: Float
    /// The priority of that value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// The priority of that value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// 1000: as much as anything matters.
    public static let required = UILayoutPriority(1000)
    /// 750: how much a view resists being smaller than its content, by default.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250: how much a view resists being larger than its content, by default.
    public static let defaultLow = UILayoutPriority(250)
    /// 510: how much a scene resists being larger than its window, by default.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: how much a scene's size stays as it is.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: how much a view resists being resized by a drag that doesn't resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first matters less.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// So much more than a priority.
    public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
    /// So much less than a priority.
    public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
}

/// A view's priorities against stretching and shrinking.
struct LayoutPriorities {
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
    /// How much the view resists being larger than its content. 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// How much the view resists being smaller than its content. 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance[axis] ?? .defaultHigh
    }

    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        priorities.resistance[axis] = priority
        invalidateIntrinsicContentSize()
    }
}
