import Foundation

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Hashable, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }
}

extension Edge.Corner {
    /// The style of a corner.
    ///
    /// See [Edge.Corner.Style](https://developer.apple.com/documentation/swiftui/edge/corner/style).
    public struct Style: Hashable, Sendable {
        fileprivate enum Kind: Hashable {
            case fixed(CGFloat)
            /// A concentric radius, but at least the minimum, in points.
            case concentric(minimum: CGFloat)
        }

        fileprivate let kind: Kind

        /// A radius in points.
        public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(max(radius, 0))) }

        /// A corner with the same center as the container's corner: its radius is smaller by its distance from that. It
        /// is square if nothing is left, or if no container has a shape.
        public static var concentric: Style { .concentric(minimum: nil) }

        /// Concentric, but at least as round as the other style.
        public static func concentric(minimum: Style?) -> Style {
            guard let minimum else { return Style(kind: .concentric(minimum: 0)) }
            switch minimum.kind {
            case .fixed(let radius), .concentric(let radius): return Style(kind: .concentric(minimum: radius))
            }
        }

        /// The radius, given that of a concentric corner.
        func radius(concentric: CGFloat) -> CGFloat {
            switch kind {
            case .fixed(let radius): radius
            case .concentric(let minimum): max(concentric, minimum)
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// A radius in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

extension ContainerShape {
    /// The radii of corners that are concentric with the container's, for the rectangle that is being drawn.
    var concentricRadii: RectangleCornerRadii {
        let own = radii(CGRect(origin: .zero, size: size)).fitting(size)
        func radius(_ radius: CGFloat, _ across: CGFloat, _ along: CGFloat) -> CGFloat {
            max(radius - max(min(across, along), 0), 0)
        }
        return RectangleCornerRadii(
            topLeading: radius(own.topLeading, distances.leading, distances.top),
            bottomLeading: radius(own.bottomLeading, distances.leading, distances.bottom),
            bottomTrailing: radius(own.bottomTrailing, distances.trailing, distances.bottom),
            topTrailing: radius(own.topTrailing, distances.trailing, distances.top))
    }
}

extension Shape {
    /// The radii of a rectangle with round corners; zeros for every other shape.
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
        if let uneven = self as? UnevenRoundedRectangle { return uneven.cornerRadii }
        guard case .rectangle(_, let radius) = drawn(in: rect).outline else { return RectangleCornerRadii() }
        return RectangleCornerRadii(
            topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}
