import Foundation
@_spi(Nodes) import ViewTree

/// The surfaces behind the rows of a lazy container's sections. A section has one, or several around the rows that have their own
/// background.
@MainActor
struct LazyCards {
    private struct Key: Hashable {
        let section: ObjectIdentifier
        let index: Int
    }

    private var cards: [Key: SectionCardLayoutNode] = [:]
    /// In the order of the rows.
    private(set) var nodes: [LayoutNode] = []

    /// Places surfaces behind the sections of the visible lines; nil removes all surfaces.
    ///
    /// - Returns: Whether other surfaces are shown than before.
    mutating func place(_ look: SectionCard?, behind lines: [Int], of plan: LazyPlan, in owner: LayoutNode) -> Bool {
        let before = nodes
        nodes = []
        var kept: Set<Key> = []
        if let look {
            let bare = lines.filter { plan.replacesCard($0) }
            for group in plan.cardGroups(lines) {
                let section = group.section.map { ObjectIdentifier($0) } ?? ObjectIdentifier(owner)
                for (index, run) in LazyPlan.runs(of: group.lines, without: bare).enumerated() {
                    let key = Key(section: section, index: index)
                    kept.insert(key)
                    let card = card(key, in: owner)
                    nodes.append(card)
                    Self.place(card, look, behind: run, of: group.lines, plan)
                }
            }
        }
        for (key, card) in cards where !kept.contains(key) {
            cards[key] = nil
            owner.graph.retire(card)
        }
        return !before.elementsEqual(nodes) { $0 === $1 }
    }

    private mutating func card(_ key: Key, in owner: LayoutNode) -> SectionCardLayoutNode {
        if let card = cards[key] { return card }
        let card = SectionCardLayoutNode(graph: owner.graph)
        card.parent = owner
        cards[key] = card
        return card
    }

    private static func place(
        _ card: SectionCardLayoutNode, _ look: SectionCard, behind run: ClosedRange<Int>,
        of section: ClosedRange<Int>, _ plan: LazyPlan
    ) {
        var ends: CardEnds = []
        if run.lowerBound == section.lowerBound { ends.insert(.top) }
        if run.upperBound == section.upperBound { ends.insert(.bottom) }
        card.update(look, ends: ends)
        let (extent, cell) = (plan.extent(ofCard: run), plan.cell(0, of: run.lowerBound))
        card.place(
            at: CGPoint(x: cell.offset, y: extent.lowerBound),
            proposal: ProposedViewSize(width: cell.length, height: extent.upperBound - extent.lowerBound))
    }
}

extension LazyPlan {
    /// Whether a line's row has its own background.
    fileprivate func replacesCard(_ line: Int) -> Bool {
        lines[line].items.contains { (items[$0].layout as? RowPositioned)?.replacesCard ?? false }
    }
}
