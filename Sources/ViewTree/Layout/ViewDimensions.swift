import Foundation

/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions {
    package let size: CGSize
    let explicitGuide: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat?) {
        self.size = size
        self.explicitGuide = explicitGuide
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The guide's position, in points: set by the view, or the alignment's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// The guide's position, in points: set by the view, or the alignment's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// The guide's position as set by the view, in points; nil if it isn't set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
    /// The guide's position as set by the view, in points; nil if it isn't set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    func value(_ key: AlignmentKey) -> CGFloat {
        explicitGuide(key) ?? key.id.defaultValue(in: self)
    }
}

extension ViewDimensions: Equatable {
    /// Whether both have the same size. Guides aren't compared.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool { left.size == right.size }
}
