import CoreGraphics
import DrawingValues
import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits, with Apple's values.
    public let rawValue: UInt
    /// Corners by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the largest x and smallest y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the smallest x and largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the largest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension UIBezierPath {
    /// A rectangle with some round corners. Only the width of the radii is used, as with Apple's; it is limited to half
    /// of the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
        func round(_ corner: UIRectCorner, _ point: CGPoint, from start: CGVector, quarter: CGFloat) {
            let radius = corners.contains(corner) ? radius : 0
            let entry = CGPoint(x: point.x + start.dx * radius, y: point.y + start.dy * radius)
            if isEmpty { move(to: entry) } else { addLine(to: entry) }
            guard radius > 0 else { return }
            // The circle's center is inside of the rectangle: to the right of the drawing direction.
            let center = CGPoint(x: entry.x + start.dy * radius, y: entry.y - start.dx * radius)
            addArc(
                withCenter: center, radius: radius, startAngle: quarter * .pi / 2,
                endAngle: (quarter + 1) * .pi / 2, clockwise: true)
        }
        round(.topLeft, CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: 1), quarter: 2)
        round(.topRight, CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -1, dy: 0), quarter: 3)
        round(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -1), quarter: 0)
        round(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: 1, dy: 0), quarter: 1)
        close()
    }
}

extension PathGeometry {
    /// The path with each subpath reversed.
    var reversed: PathGeometry {
        var result = PathGeometry()
        for subpath in subpaths.reversed() { subpath.reversed.forEach { result.append($0) } }
        return result
    }

    private var subpaths: [[Element]] {
        elements.reduce(into: []) { parts, element in
            if case .move = element { parts.append([]) }
            parts[parts.count - 1].append(element)
        }
    }
}

extension [PathGeometry.Element] {
    /// Reverses one subpath, which begins with a move.
    fileprivate var reversed: [PathGeometry.Element] {
        let isClosed = last == .closeSubpath
        let drawn = isClosed ? Array(dropLast()) : self
        let ends = drawn.compactMap(\.end)
        guard let last = ends.last else { return self }
        var result: [PathGeometry.Element] = [.move(to: last)]
        for place in stride(from: drawn.count - 1, to: 0, by: -1) {
            switch drawn[place] {
            case .quadCurve(_, let control): result.append(.quadCurve(to: ends[place - 1], control: control))
            case .curve(_, let first, let second):
                result.append(.curve(to: ends[place - 1], control1: second, control2: first))
            default: result.append(.line(to: ends[place - 1]))
            }
        }
        return isClosed ? result + [.closeSubpath] : result
    }
}
