import CoreGraphics
import Foundation

/// The style of a stroke. Widths and dashes are in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// The width of the line.
    public var lineWidth: CGFloat
    /// The style of the line's ends.
    public var lineCap: CGLineCap
    /// The style of the line's corners.
    public var lineJoin: CGLineJoin
    /// The maximum length of a mitered corner, in line widths.
    public var miterLimit: CGFloat
    /// Alternating lengths of dashes and gaps; an empty array is a solid line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts.
    public var dashPhase: CGFloat

    /// A stroke style; by default the line is 1 point wide and solid.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    /// The width, the miter limit and the dash's phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Hashable, Sendable {
    /// Whether the even-odd rule is used: areas that a path encloses an even number of times are outside.
    public var isEOFilled: Bool
    /// Whether edges are smooth. No effect here: they always are.
    public var isAntialiased: Bool

    /// A fill style; by default the winding rule is used.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The style of a rounded rectangle's corners. Both are drawn as quarter circles.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// The corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
    /// At the top leading corner.
    public var topLeading: CGFloat
    /// At the bottom leading corner.
    public var bottomLeading: CGFloat
    /// At the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// At the top trailing corner.
    public var topTrailing: CGFloat

    /// A radius for each corner, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    var areEqual: Bool { topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing }

    /// The radii, scaled down together so that the two of each side don't overlap, as in CSS.
    func fitting(_ size: CGSize) -> RectangleCornerRadii {
        let sides = [
            (size.width, topLeading + topTrailing), (size.width, bottomLeading + bottomTrailing),
            (size.height, topLeading + bottomLeading), (size.height, topTrailing + bottomTrailing),
        ]
        let factor = sides.filter { $0.1 > 0 }.map { $0.0 / $0.1 }.min().map { min($0, 1) } ?? 1
        return map { max($0, 0) * factor }
    }

    func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
    }
}

extension RectangleCornerRadii: Animatable {
    /// The four radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}
