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

    /// Where the guide is, in points: as the view sets it, or by the alignment's own rule.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// Where the guide is, in points: as the view sets it, or by the alignment's own rule.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// Where the view sets the guide, in points; nil where it doesn't.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
    /// Where the view sets the guide, in points; nil where it doesn't.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    func value(_ key: AlignmentKey) -> CGFloat {
        explicitGuide(key) ?? key.id.defaultValue(in: self)
    }
}

extension ViewDimensions: Equatable {
    /// Whether both have the same size. Guides don't count.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool { left.size == right.size }
}
