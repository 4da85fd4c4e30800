import Foundation

/// How much something about a view's size matters, up to `required`.
///
/// See [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
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
    /// 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule of Auto Layout. There is no Auto Layout here: only the names of its directions are used.
public final class NSLayoutConstraint: NSObject {
    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// Not available: there is no Auto Layout.
    @available(
        *, unavailable, message: "Set frames in layoutSubviews(), or lay out with SwiftUI: there is no Auto Layout here"
    )
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

/// A view's priorities against stretching and shrinking.
struct LayoutPriorities {
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
    /// How much the view resists being larger than its content. Only stack views ask for it. 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists being larger than its content. Only stack views ask for it.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// How much the view resists being smaller than its content. Only stack views ask for it. 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance[axis] ?? .defaultHigh
    }

    /// Sets how much the view resists being smaller than its content. Only stack views ask for it.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        priorities.resistance[axis] = priority
        invalidateIntrinsicContentSize()
    }
}
