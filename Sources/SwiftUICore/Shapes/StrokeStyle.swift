import CoreGraphics
import Foundation

/// How a line along a shape looks. Widths and dashes are in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// The width of the line.
    public var lineWidth: CGFloat
    /// How the ends of the line look.
    public var lineCap: CGLineCap
    /// How the corners of the line look.
    public var lineJoin: CGLineJoin
    /// The most that a mitered corner may stick out, in line widths.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; none is a solid line.
    public var dash: [CGFloat]
    /// How far into the pattern the line starts.
    public var dashPhase: CGFloat

    /// How a line looks; by default it is 1 point wide and solid.
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
    /// Whether what a path encloses an even number of times is outside.
    public var isEOFilled: Bool
    /// Whether edges are smooth. No effect here: they always are.
    public var isAntialiased: Bool

    /// How the inside is filled; by default what the path winds around.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How the corners of a rounded rectangle look. Both are drawn as quarter circles.
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

    /// The radii made smaller together until no two of a side overlap, as CSS does.
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
