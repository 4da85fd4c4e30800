import SwiftUI

/// The outline of a bar or a rectangle, with its rounded corners.
struct BarOutline {
    let path: Path

    init(_ mark: Mark, _ bounds: CGRect) {
        if let radius = mark.look.cornerRadius {
            let most = min(radius, min(bounds.width, bounds.height) / 2)
            path = Path(roundedRect: bounds, cornerRadius: max(most, 0), style: mark.look.cornerStyle)
        } else {
            path = Path(Self.aligned(bounds, mark))
        }
    }

    /// Edges at which marks touch are rounded to whole points, because half covered pixels on both sides would leave a visible
    /// line.
    private static func aligned(_ bounds: CGRect, _ mark: Mark) -> CGRect {
        var bounds = bounds
        if mark.kind == .rectangle || mark.isVertical, bounds.height >= 2 {
            let (top, bottom) = (bounds.minY.rounded(), bounds.maxY.rounded())
            (bounds.origin.y, bounds.size.height) = (top, bottom - top)
        }
        if mark.kind == .rectangle || !mark.isVertical, bounds.width >= 2 {
            let (left, right) = (bounds.minX.rounded(), bounds.maxX.rounded())
            (bounds.origin.x, bounds.size.width) = (left, right - left)
        }
        return bounds
    }
}

/// The outline of a sector.
@MainActor
struct SectorOutline {
    let path: Path

    init(_ geometry: PlotGeometry, _ mark: Mark) {
        guard let sector = mark.sector, sector.amount > 0 else {
            path = Path()
            return
        }
        let (inner, outer) = geometry.radii(sector)
        let center = CGPoint(
            x: geometry.center.x + mark.look.offset.width, y: geometry.center.y + mark.look.offset.height)
        let (from, to) = (sector.turns.lowerBound * 2 * .pi - .pi / 2, sector.turns.upperBound * 2 * .pi - .pi / 2)
        // The gap between sectors is as wide at the inner edge as at the outer one.
        func inset(_ radius: CGFloat) -> Double {
            radius > 0 ? min(Double(sector.inset / radius), (to - from) / 2) : 0
        }
        let isWhole = to - from > 2 * .pi - 1e-6
        let (cut, innerCut) = isWhole ? (0, 0) : (inset(outer), inset(max(inner, sector.inset)))
        let shape = SectorShapePath(
            center: center, inner: inner, outer: outer, outerAngles: (from + cut, to - cut),
            innerAngles: (from + innerCut, to - innerCut))
        path = shape.path(cornerRadius: isWhole ? 0 : mark.look.cornerRadius ?? 0)
    }
}

/// A ring sector between angles, in radians.
private struct SectorShapePath {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let outerAngles: (from: Double, to: Double)
    let innerAngles: (from: Double, to: Double)

    private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    func path(cornerRadius: CGFloat) -> Path {
        let span = max(outerAngles.to - outerAngles.from, 0)
        let radius = min(cornerRadius, (outer - inner) / 2, outer * CGFloat(span) / 2)
        return radius > 0.5 ? rounded(radius) : plain
    }

    private var plain: Path {
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: .radians(outerAngles.from), endAngle: .radians(outerAngles.to),
            clockwise: false)
        if inner > 0 {
            path.addArc(
                center: center, radius: inner, startAngle: .radians(innerAngles.to),
                endAngle: .radians(innerAngles.from), clockwise: true)
        } else {
            path.addLine(to: center)
        }
        path.closeSubpath()
        return path
    }

    /// Each corner is a curve whose control point is where the edges would meet.
    private func rounded(_ radius: CGFloat) -> Path {
        let turn = min(Double(radius / outer), (outerAngles.to - outerAngles.from) / 2)
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: .radians(outerAngles.from + turn),
            endAngle: .radians(outerAngles.to - turn), clockwise: false)
        path.addQuadCurve(to: point(outerAngles.to, outer - radius), control: point(outerAngles.to, outer))
        if inner > radius {
            let innerTurn = min(Double(radius / inner), max((innerAngles.to - innerAngles.from) / 2, 0))
            path.addLine(to: point(innerAngles.to, inner + radius))
            path.addQuadCurve(to: point(innerAngles.to - innerTurn, inner), control: point(innerAngles.to, inner))
            path.addArc(
                center: center, radius: inner, startAngle: .radians(innerAngles.to - innerTurn),
                endAngle: .radians(innerAngles.from + innerTurn), clockwise: true)
            path.addQuadCurve(to: point(innerAngles.from, inner + radius), control: point(innerAngles.from, inner))
        } else {
            path.addLine(to: inner > 0 ? point((innerAngles.from + innerAngles.to) / 2, inner) : center)
        }
        path.addLine(to: point(outerAngles.from, outer - radius))
        path.addQuadCurve(to: point(outerAngles.from + turn, outer), control: point(outerAngles.from, outer))
        path.closeSubpath()
        return path
    }
}
