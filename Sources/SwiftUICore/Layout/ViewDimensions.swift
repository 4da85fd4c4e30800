import Foundation

/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions {
    let size: CGSize
    let explicitGuide: (AlignmentKey) -> CGFloat?

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    func value(_ key: AlignmentKey) -> CGFloat {
        explicitGuide(key) ?? key.id.defaultValue(in: self)
    }
}

extension ViewDimensions: Equatable {
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool { left.size == right.size }
}
