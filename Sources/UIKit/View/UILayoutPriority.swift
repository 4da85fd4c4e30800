import Foundation

/// How much something about a view's size matters, up to `required`.
///
/// See [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule of Auto Layout, which there is none of here: its directions alone.
public final class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }

    @available(
        *, unavailable, message: "Set frames in layoutSubviews(), or lay out with SwiftUI: there is no Auto Layout here"
    )
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

/// How far a view holds on to the size of its content.
struct LayoutPriorities {
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
    /// How much the view minds being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging[axis] ?? .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// How much the view minds being smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance[axis] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        priorities.resistance[axis] = priority
        invalidateIntrinsicContentSize()
    }
}
