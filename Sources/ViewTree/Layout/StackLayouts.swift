import Foundation

/// The layout of a `VStack`.
public struct VStackLayout: Layout, Sendable {
    /// The alignment of the views across the stack.
    public var alignment: HorizontalAlignment
    /// The distance between the views, in points; nil uses what they prefer.
    public var spacing: CGFloat?

    /// A vertical stack's layout. With nil, the spacing is what the views prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The axis of the stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
}

/// The layout of an `HStack`.
public struct HStackLayout: Layout, Sendable {
    /// The alignment of the views across the stack.
    public var alignment: VerticalAlignment
    /// The distance between the views, in points; nil uses what they prefer.
    public var spacing: CGFloat?

    /// A horizontal stack's layout. With nil, the spacing is what the views prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The axis of the stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
}

extension VStackLayout: StackArranging {
    var axis: Axis { .vertical }
    var crossAlignment: AlignmentKey { alignment.key }
}

extension HStackLayout: StackArranging {
    var axis: Axis { .horizontal }
    var crossAlignment: AlignmentKey { alignment.key }
}
