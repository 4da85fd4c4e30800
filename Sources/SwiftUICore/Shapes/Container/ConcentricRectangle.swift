import CoreGraphics
import Foundation

/// A rectangle whose corners are concentric with those of its container, whose shape `containerShape(_:)` sets.
///
/// See [ConcentricRectangle](https://developer.apple.com/documentation/swiftui/concentricrectangle). A corner's
/// distance from the container's corner is the distance from the nearer edge.
public struct ConcentricRectangle: InsettableShape, PrimitiveShape {
    private typealias Style = Edge.Corner.Style
    /// The corners that share one radius, the largest of theirs.
    private enum Uniformity { case none, all, topAndBottom, leadingAndTrailing, top, bottom, leading, trailing }

    private let topLeading: Style
    private let topTrailing: Style
    private let bottomLeading: Style
    private let bottomTrailing: Style
    private let uniformity: Uniformity

    private init(
        _ topLeading: Style, _ topTrailing: Style, _ bottomLeading: Style, _ bottomTrailing: Style,
        _ uniformity: Uniformity
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.uniformity = uniformity
    }

    /// A rectangle with concentric corners, each with a radius of its own.
    public init() { self.init(corners: .concentric) }

    /// Corners of one style; `isUniform` gives all of them the largest radius.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(corners, corners, corners, corners, isUniform ? .all : .none)
    }

    /// A rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner, .none)
    }

    /// A rectangle whose upper corners have one radius, and its lower ones another: the largest of each pair.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners, .topAndBottom)
    }

    /// A rectangle whose leading corners have one radius, and its trailing ones another: the largest of each pair.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
            .leadingAndTrailing)
    }

    /// A rectangle whose upper corners have one radius, the larger of theirs.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, .top)
    }

    /// A rectangle whose lower corners have one radius, the larger of theirs.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners, .bottom)
    }

    /// A rectangle whose leading corners have one radius, the larger of theirs.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner, .leading)
    }

    /// A rectangle whose trailing corners have one radius, the larger of theirs.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners, .trailing)
    }

    private var radii: RectangleCornerRadii {
        let concentric = ContainerShape.current?.concentricRadii ?? RectangleCornerRadii()
        var radii = RectangleCornerRadii(
            topLeading: topLeading.radius(concentric: concentric.topLeading),
            bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
            bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
            topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
        for group in uniformGroups {
            let largest = group.map { radii[keyPath: $0] }.max() ?? 0
            for corner in group { radii[keyPath: corner] = largest }
        }
        return radii
    }

    private var uniformGroups: [[WritableKeyPath<RectangleCornerRadii, CGFloat>]] {
        switch uniformity {
        case .none: []
        case .all: [[\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing]]
        case .topAndBottom: [[\.topLeading, \.topTrailing], [\.bottomLeading, \.bottomTrailing]]
        case .leadingAndTrailing: [[\.topLeading, \.bottomLeading], [\.topTrailing, \.bottomTrailing]]
        case .top: [[\.topLeading, \.topTrailing]]
        case .bottom: [[\.bottomLeading, \.bottomTrailing]]
        case .leading: [[\.topLeading, \.bottomLeading]]
        case .trailing: [[\.topTrailing, \.bottomTrailing]]
        }
    }

    func drawing(in rect: CGRect) -> ShapeDrawing { UnevenRoundedRectangle(cornerRadii: radii).drawing(in: rect) }

    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

extension ConcentricRectangle: InsetDrawing {
    func drawing(in rect: CGRect, insetBy amount: CGFloat) -> ShapeDrawing {
        UnevenRoundedRectangle(cornerRadii: radii).drawing(in: rect, insetBy: amount)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of one style; `isUniform` gives all of them the largest radius.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle whose upper corners have one radius, and its lower ones another: the largest of each pair.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// A rectangle whose leading corners have one radius, and its trailing ones another: the largest of each pair.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}
