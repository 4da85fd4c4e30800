import Foundation

/// The size that a container proposes to a view. A nil dimension asks for the view's ideal.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
    /// The width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal of a width and a height in points; nil asks for the ideal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of a whole size in points.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal as a size, with the dimensions of `size` in place of nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: height.map { max($0 - insets.top - insets.bottom, 0) })
    }
}
