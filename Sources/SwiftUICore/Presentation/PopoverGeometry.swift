import Foundation

/// The position of a popover's card beside its anchor, and of its arrow.
struct PopoverGeometry: Equatable {
    /// The distance from the card's edge to the arrow's tip, which touches the anchor, in points.
    static let arrowLength: CGFloat = 10
    /// The width of the arrow at the card's edge, in points.
    static let arrowWidth: CGFloat = 24

    /// The edge of the anchor at which the popover is placed.
    let edge: Edge
    /// The card's frame in the window.
    let frame: CGRect
    /// The tip of the arrow.
    let tip: CGPoint

    /// Finds the place for a popover that points at `target` and stays in `room`, both in the window. `measure` returns
    /// the size of its content within the available space.
    init(
        at target: CGRect, arrowEdge: Edge?, room: CGRect, cornerRadius: CGFloat, measure: (CGSize) -> CGSize
    ) {
        let wished = measure(room.size)
        let spot = Self.spot(for: wished, at: target, arrowEdge, in: room)
        let size = spot.share(of: wished) < 1 ? measure(spot.room) : wished
        edge = spot.edge
        frame = Self.frame(size, at: spot, in: room)
        tip = Self.tip(of: frame, at: spot, cornerRadius)
    }

    // MARK: Steps

    /// Chooses the edge with room for the largest part of the popover. If several have room for all of it, the preferred
    /// edge comes first, then the opposite one, then the others. If no side has room for even half of the popover, as
    /// when the anchor fills the window, it points at the anchor's middle.
    private static func spot(for size: CGSize, at target: CGRect, _ arrowEdge: Edge?, in room: CGRect) -> Spot {
        let usual: [Edge] = [.bottom, .top, .trailing, .leading]
        let wished = arrowEdge.map { [$0, $0.opposite] } ?? []
        let edges = wished + usual.filter { !wished.contains($0) }
        func best(at target: CGRect) -> Spot {
            let spots = edges.map { Spot($0, of: target, in: room) }
            return spots.max { $0.share(of: size) < $1.share(of: size) }!
        }
        let beside = best(at: target)
        guard beside.share(of: size) < 0.5 else { return beside }
        let inside = best(at: CGRect(x: target.midX, y: target.midY, width: 0, height: 0))
        return inside.share(of: size) > beside.share(of: size) ? inside : beside
    }

    /// Centers the card on the anchor's edge, and shifts it along the edge to fit into the room.
    private static func frame(_ size: CGSize, at spot: Spot, in room: CGRect) -> CGRect {
        let target = spot.target
        var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
        switch spot.edge {
        case .top: origin.y = target.minY - arrowLength - size.height
        case .bottom: origin.y = target.maxY + arrowLength
        case .leading: origin.x = target.minX - arrowLength - size.width
        case .trailing: origin.x = target.maxX + arrowLength
        }
        return CGRect(
            x: max(min(origin.x, room.maxX - size.width), room.minX).rounded(),
            y: max(min(origin.y, room.maxY - size.height), room.minY).rounded(),
            width: size.width, height: size.height)
    }

    /// The arrow's tip: opposite the anchor's middle, but clear of the card's round corners.
    private static func tip(of card: CGRect, at spot: Spot, _ cornerRadius: CGFloat) -> CGPoint {
        let clearance = cornerRadius + arrowWidth / 2
        func between(_ least: CGFloat, _ most: CGFloat, _ wished: CGFloat) -> CGFloat {
            guard most - least > 2 * clearance else { return (least + most) / 2 }
            return max(min(wished, most - clearance), least + clearance)
        }
        let x = between(card.minX, card.maxX, spot.target.midX)
        let y = between(card.minY, card.maxY, spot.target.midY)
        return switch spot.edge {
        case .top: CGPoint(x: x, y: card.maxY + arrowLength)
        case .bottom: CGPoint(x: x, y: card.minY - arrowLength)
        case .leading: CGPoint(x: card.maxX + arrowLength, y: y)
        case .trailing: CGPoint(x: card.minX - arrowLength, y: y)
        }
    }
}

/// One side of an anchor, and the room for a popover there.
private struct Spot {
    let edge: Edge
    let target: CGRect
    let room: CGSize

    init(_ edge: Edge, of target: CGRect, in room: CGRect) {
        self.edge = edge
        self.target = target
        let distance =
            switch edge {
            case .top: target.minY - room.minY
            case .bottom: room.maxY - target.maxY
            case .leading: target.minX - room.minX
            case .trailing: room.maxX - target.maxX
            }
        let length = max(distance - PopoverGeometry.arrowLength, 0)
        self.room =
            edge == .top || edge == .bottom
            ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
    }

    /// The fraction of a popover of a size for which there is room; 1 is all of it.
    func share(of size: CGSize) -> CGFloat {
        min(room.width / max(size.width, 1), 1) * min(room.height / max(size.height, 1), 1)
    }
}
