import Foundation

/// The visible part of the plane: the cell at the view's center, and the scale.
public struct Viewport: Equatable, Sendable {
    /// Points per cell: from one cell that fills a phone's screen to the whole plane on it.
    public static let scales = 1e-15...200.0

    /// In cells.
    public var centreX: Double
    public var centreY: Double
    /// Points per cell.
    public var scale: Double { didSet { scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound) } }

    public init(centreX: Double = 0, centreY: Double = 0, scale: Double = 12) {
        (self.centreX, self.centreY) = (centreX, centreY)
        self.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    }

    /// A viewport that shows a rectangle of cells with a margin, at no more than 24 points per cell.
    public init(showing x: ClosedRange<Int>, _ y: ClosedRange<Int>, in size: CGSize) {
        let width = (Double(x.upperBound) - Double(x.lowerBound) + 1) * 1.15 + 2
        let height = (Double(y.upperBound) - Double(y.lowerBound) + 1) * 1.15 + 2
        self.init(
            centreX: (Double(x.lowerBound) + Double(x.upperBound) + 1) / 2,
            centreY: (Double(y.lowerBound) + Double(y.upperBound) + 1) / 2,
            scale: min(24, size.width / width, size.height / height))
    }

    /// The position of a cell's corner in the view.
    public func point(x: Double, y: Double, in size: CGSize) -> CGPoint {
        CGPoint(x: (x - centreX) * scale + size.width / 2, y: (y - centreY) * scale + size.height / 2)
    }

    /// The cell at a point of a view.
    public func cell(at point: CGPoint, in size: CGSize) -> CellIndex {
        CellIndex(
            x: Self.place((point.x - size.width / 2) / scale + centreX),
            y: Self.place((point.y - size.height / 2) / scale + centreY))
    }

    /// The viewport, moved by a distance in points.
    public func moved(by way: CGSize) -> Viewport {
        Viewport(centreX: centreX - way.width / scale, centreY: centreY - way.height / scale, scale: scale)
    }

    /// Zooms, and keeps the cell at a point in place.
    public func zoomed(by factor: Double, at point: CGPoint, in size: CGSize) -> Viewport {
        var zoomed = self
        zoomed.scale = scale * factor
        let (awayX, awayY) = (point.x - size.width / 2, point.y - size.height / 2)
        zoomed.centreX += awayX / scale - awayX / zoomed.scale
        zoomed.centreY += awayY / scale - awayY / zoomed.scale
        return zoomed
    }

    /// The side of a block in cells, chosen so that a block is at least 2 points large.
    public var blockSide: Int {
        var side = 1
        while Double(side) * scale < 2 { side *= 2 }
        return side
    }

    /// The cell at a position, clamped to the coordinates' range.
    private static func place(_ place: Double) -> Int {
        let reach = Double(1 << 61)
        return Int(min(max(place.rounded(.down), -reach), reach))
    }

    /// The visible cells, plus half a view's size on each side for panning.
    public func cells(in size: CGSize) -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
        let (width, height) = (size.width / scale, size.height / scale)
        return (
            Self.place(centreX - width)...Self.place(centreX + width + 1),
            Self.place(centreY - height)...Self.place(centreY + height + 1)
        )
    }
}
