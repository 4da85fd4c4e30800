import CoreGraphics
import DisplayList
import Foundation

/// The arrow at a popover's card, drawn in front of the card, whose shadow would darken it.
struct PopoverArrow {
    /// How far it reaches over the card, so that no seam is seen between them, in points.
    private static let overlap: CGFloat = 1

    let geometry: PopoverGeometry

    private var length: CGFloat { PopoverGeometry.arrowLength + Self.overlap }
    private var width: CGFloat { PopoverGeometry.arrowWidth }

    /// In the window.
    var box: CGRect {
        let tip = geometry.tip
        return switch geometry.edge {
        case .top: CGRect(x: tip.x - width / 2, y: tip.y - length, width: width, height: length)
        case .bottom: CGRect(x: tip.x - width / 2, y: tip.y, width: width, height: length)
        case .leading: CGRect(x: tip.x - length, y: tip.y - width / 2, width: length, height: width)
        case .trailing: CGRect(x: tip.x, y: tip.y - width / 2, width: length, height: width)
        }
    }

    /// Makes an element with that box the arrow.
    func show(in element: inout DisplayElement, _ background: Paint?, border: DisplayColor?) {
        var outline = flanks
        outline.closeSubpath()
        element.style.background = background
        element.style.clipPath = ClipPath(path: outline.geometry)
        // The outer half of the line is cut off.
        let stroke = border.map { PathContent.Stroke(paint: .color($0), width: 1) }
        element.content = .path(
            PathContent(path: flanks.geometry, viewBox: CGRect(origin: .zero, size: box.size), stroke: stroke))
    }

    /// From the card along one side to the round tip, and back along the other.
    private var flanks: Path {
        var path = Path()
        path.move(to: point(0, 0))
        path.addLine(to: point(0, Self.overlap))
        path.addCurve(
            to: point(width / 2, length), control1: point(width * 0.26, Self.overlap),
            control2: point(width * 0.4, length))
        path.addCurve(
            to: point(width, Self.overlap), control1: point(width * 0.6, length),
            control2: point(width * 0.74, Self.overlap))
        path.addLine(to: point(width, 0))
        return path
    }

    /// A point in the box, so far along the card's edge and so far from the inner end.
    private func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
        switch geometry.edge {
        case .top: CGPoint(x: along, y: out)
        case .bottom: CGPoint(x: along, y: length - out)
        case .leading: CGPoint(x: out, y: along)
        case .trailing: CGPoint(x: length - out, y: along)
        }
    }
}
