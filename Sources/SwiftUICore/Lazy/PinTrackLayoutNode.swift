import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The range of a section along which its header or footer moves to stay visible. The browser moves it.
final class PinTrackLayoutNode: UnaryLayoutNode {
    /// The header or footer.
    let content: LayoutNode
    private var axis = Axis.vertical
    private var isAtEnd = false
    /// The view's unpinned position along the track.
    private var position: CGFloat = 0
    /// The view's alignment across the track.
    private var alignment = Alignment.center

    init(around content: LayoutNode, graph: ViewGraph) {
        self.content = content
        // The browser can pin only one element, not several side by side.
        super.init(ElementLayoutNode(content, graph: graph), graph: graph)
    }

    func adopt() { content.parent = child }

    override func didRetire() { graph.retire(child) }

    func update(axis: Axis, isAtEnd: Bool, along position: CGFloat, alignment: Alignment) {
        let isSame = axis == self.axis && isAtEnd == self.isAtEnd && alignment == self.alignment
        guard !isSame || position != self.position else { return }
        self.axis = axis
        self.isAtEnd = isAtEnd
        self.position = position
        self.alignment = alignment
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let offered = ProposedViewSize.along(axis, nil, across: size.length(across: axis))
        let place = alignment.origin(of: child.dimensions(in: offered), in: size)
        let across = axis == .vertical ? place.x : place.y
        child.place(at: CGRect.along(axis, position, across: across, .zero).origin, proposal: offered)
    }

    /// Pins to the edge of the scroll view, or of the bar that covers it.
    private var pin: ElementStyle.Pin {
        let reach = enclosingScroll(along: axis)?.reach ?? EdgeInsets()
        switch (axis, isAtEnd) {
        case (.vertical, false): return ElementStyle.Pin(edge: .top, inset: reach.top)
        case (.vertical, true): return ElementStyle.Pin(edge: .bottom, inset: reach.bottom)
        case (.horizontal, false):
            return ElementStyle.Pin(edge: isRightToLeft ? .right : .left, inset: reach.leading)
        case (.horizontal, true):
            return ElementStyle.Pin(edge: isRightToLeft ? .left : .right, inset: reach.trailing)
        }
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let track = builder.show(self) { element in
            element.style.zIndex = 1
        }
        let pin = pin
        builder.modifyChildren(of: track) { $0.style.pin = pin }
        return track
    }
}

/// The surface behind neighboring rows of a section.
final class SectionCardLayoutNode: LayoutNode {
    private var card = SectionCard(paint: .color(.clear), radius: 0)
    private var ends = CardEnds.both

    func update(_ card: SectionCard, ends: CardEnds) {
        guard card != self.card || ends != self.ends else { return }
        (self.card, self.ends) = (card, ends)
        invalidateDisplay()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.style.background = card.paint
            element.style.zIndex = -1
            if ends == .both {
                element.style.cornerRadius = card.radius
            } else if card.radius > 0 {
                element.style.clipPath = ends.outline(card.radius, size)
            }
        }
    }
}

/// The ends of a section's card that a part of it has. They have the card's corners.
struct CardEnds: OptionSet {
    let rawValue: Int

    static let top = CardEnds(rawValue: 1)
    static let bottom = CardEnds(rawValue: 2)
    static let both: CardEnds = [.top, .bottom]

    /// The outline of a part of a card; nil if it has no corners.
    func outline(_ radius: CGFloat, _ size: CGSize) -> ClipPath? {
        guard !isEmpty else { return nil }
        let (top, bottom) = (contains(.top) ? radius : 0, contains(.bottom) ? radius : 0)
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
        return ClipPath(path: shape.path(in: CGRect(origin: .zero, size: size)).geometry)
    }
}

/// The look of the surface behind a section's rows.
struct SectionCard: Equatable {
    var paint: Paint
    /// The corner radius in points.
    var radius: CGFloat
}

/// An arrangement that puts a surface behind the rows of each section.
@MainActor
protocol SectionCarding: LazyArranging {
    /// The surface's look; nil for no surface.
    var card: SectionCard? { get }
}

/// A layout node that looks different at the ends of a section.
@MainActor
protocol RowPositioned: LayoutNode {
    func setPosition(_ line: LazyLine)
    /// Whether the section's card isn't drawn behind the node.
    var replacesCard: Bool { get }
}
