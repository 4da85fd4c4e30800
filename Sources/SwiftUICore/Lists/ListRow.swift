import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Makes rows of a list's views.
struct ListRowModifier: SurroundingModifier {
    let list: ListContext

    func surround(_ view: PlacedView) -> some View {
        switch view.part?.role ?? .content {
        case .header: return AnyView(ListHeader(view: view, look: list.look))
        case .footer: return AnyView(ListFooter(view: view))
        case .content: return AnyView(ListRow(view: view, list: list))
        }
    }
}

/// One row: the view, with editing controls before it and its badge after it.
private struct ListRow: View {
    let view: PlacedView
    let list: ListContext
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @State private var dragged: CGFloat = 0

    var body: some View {
        let facts = RowFacts(view, list)
        hovering(facts, surrounded(facts, withMenu(facts, swipeable(facts, line(facts)))))
            .background { surface(facts) }
            .overlay(alignment: .bottom) { RowLine(facts: facts) }
            .offset(y: dragged)
            .modifier(RowBehaviorModifier(behavior: dragged == 0 ? facts.behavior : facts.behavior.unclipped))
    }

    private func line(_ facts: RowFacts) -> some View {
        HStack(spacing: EditingControls.spacing) {
            if list.isEditing { EditingControls(facts: facts, list: list) }
            view.frame(maxWidth: .infinity, alignment: .leading)
                .alignmentGuide(.listRowSeparatorLeading) { $0.separatorStart }
            if let badge = facts.badge { RowBadge(text: badge, own: facts.badgeProminence) }
            if list.isEditing, let move = facts.move { MoveHandle(dragged: $dragged, row: view.layout, move: move) }
        }
        .padding(facts.insets)
        .frame(minHeight: minimumHeight)
        .modifier(SeparatorSpanModifier())
    }

    @ViewBuilder private func withMenu(_ facts: RowFacts, _ row: some View) -> some View {
        if let menu = list.menu, let tag = facts.tag {
            row.contextMenu { menu.menu(list.selection?.meant(by: tag) ?? [tag]) }
        } else {
            row
        }
    }

    @ViewBuilder private func surrounded(_ facts: RowFacts, _ row: some View) -> some View {
        if facts.surroundings.isEmpty {
            row
        } else {
            facts.surroundings.reduce(AnyView(row.modifier(RowElementModifier()))) { $1.around($0) }
        }
    }

    @ViewBuilder private func hovering(_ facts: RowFacts, _ row: some View) -> some View {
        if let effect = facts.hoverEffect { row.hoverEffect(effect) } else { row }
    }

    @ViewBuilder private func swipeable(_ facts: RowFacts, _ line: some View) -> some View {
        if facts.leading != nil || facts.trailing != nil, !list.isEditing {
            SwipeableRow(leading: facts.leading, trailing: facts.trailing, line: line)
        } else {
            line
        }
    }

    @ViewBuilder private func surface(_ facts: RowFacts) -> some View {
        if facts.isSelected {
            Rectangle().fill(.selection)
        } else if let background = facts.background {
            background
        } else if list.isSpaced {
            Rectangle().fill(GroupedSurface())
        }
    }
}

/// The row's properties, from its view's traits, and its actions.
@MainActor
struct RowFacts {
    let insets: EdgeInsets
    let background: AnyView?
    let separator: RowSeparator
    let separatorTint: Color?
    let badge: Text?
    let badgeProminence: BadgeProminence?
    let surroundings: [RowSurroundings]
    let hoverEffect: HoverEffect?
    let leading: AnyView?
    let trailing: AnyView?
    let delete: (() -> Void)?
    let move: ((Int) -> Void)?
    let tag: AnyHashable?
    let isSelected: Bool
    let behavior: RowBehavior
    let hasLine: Bool

    init(_ view: PlacedView, _ list: ListContext) {
        insets = view.trait(RowEdgeInsetsTrait.self).applied(
            to: view.trait(RowInsetsTrait.self) ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
        background = view.trait(RowBackgroundTrait.self)
        separator = view.trait(RowSeparatorTrait.self) ?? RowSeparator()
        separatorTint = view.trait(RowSeparatorTintTrait.self)
        badge = view.trait(BadgeTrait.self)
        badgeProminence = view.trait(BadgeProminenceTrait.self)
        surroundings = view.trait(RowSurroundingsTrait.self)
        hoverEffect = view.trait(RowHoverDisabledTrait.self) ? nil : view.trait(RowHoverEffectTrait.self)
        delete = Self.deletion(of: view)
        move = Self.movement(of: view)
        let tag = view.trait(SelectionDisabledTrait.self) ? nil : Self.name(of: view, list.selection)
        let isSelected = tag.map { list.selection?.contains($0) ?? false } ?? false
        leading = view.trait(LeadingSwipeTrait.self)
        trailing = view.trait(TrailingSwipeTrait.self) ?? delete.map(Self.deleteButton)
        hasLine = list.look.hasSeparators && !list.isSpaced
        self.tag = tag
        self.isSelected = isSelected
        // Content with the usual insets doesn't reach the corners, and isn't clipped, so that focus rings are whole.
        let reachesCorners = list.look.hasCards && min(insets.leading, insets.trailing) < list.look.cornerRadius
        let canBeSwiped = leading != nil || trailing != nil
        let hasSurface = list.isSpaced || reachesCorners || isSelected || background != nil || canBeSwiped
        behavior = RowBehavior(
            list: list, tag: tag, delete: delete, isSelected: isSelected,
            isShaded: list.alternates && !isSelected && background == nil, replacesCard: background != nil,
            cornerRadius: hasSurface && list.look.cornerRadius > 0 ? list.look.cornerRadius : nil)
    }

    /// The row's value in the selection: its tag, the value of its navigation link, or its element's identity.
    private static func name(of view: PlacedView, _ selection: ListSelection?) -> AnyHashable? {
        guard let selection else { return nil }
        if let tag = view.trait(TagTrait.self) { return selection.accepts(tag) ? tag : nil }
        return [view.trait(LinkValueTrait.self), view.trait(ForEachIdentityTrait.self)].compactMap { $0 }
            .first(where: selection.accepts)
    }

    private static func deletion(of view: PlacedView) -> (() -> Void)? {
        guard !view.trait(DeleteDisabledTrait.self), let place = view.trait(SlotPlaceTrait.self),
            let deletion = place.actions?.deletion
        else { return nil }
        return { deletion(IndexSet(integer: place.slot.index)) }
    }

    private static func movement(of view: PlacedView) -> ((Int) -> Void)? {
        guard !view.trait(MoveDisabledTrait.self), let place = view.trait(SlotPlaceTrait.self),
            let movement = place.actions?.movement
        else { return nil }
        return { Self.move(place.slot, by: $0, movement) }
    }

    /// The button that a swipe uncovers on a row that can be deleted.
    private static func deleteButton(_ delete: @escaping () -> Void) -> AnyView {
        AnyView(
            Button(role: .destructive, action: { withAnimation { delete() } }) {
                Label {
                    Text.system("Delete")
                } icon: {
                    Image(systemName: "trash")
                }
            })
    }

    /// Moves a row by a number of rows, with a destination as for `onMove`: in front of an element, or behind the last.
    /// If the row stays in its place, the action isn't called.
    private static func move(_ slot: LazySlot, by rows: Int, _ move: (IndexSet, Int) -> Void) {
        let wanted = slot.index + rows + (rows > 0 ? 1 : 0)
        let destination = max(0, min(wanted, slot.collectionCount))
        guard destination < slot.index || destination > slot.index + 1 else { return }
        move(IndexSet(integer: slot.index), destination)
    }
}

/// Passes a row's behavior to its layout node.
private struct RowBehaviorModifier: WrappingModifier {
    let behavior: RowBehavior

    func update(_ wrapper: RowBehaviorLayoutNode, for node: ViewNode) {
        wrapper.behavior = behavior
        wrapper.handOn()
    }
}

private final class RowBehaviorLayoutNode: UnaryLayoutNode, PlainWrapper {
    var behavior: RowBehavior?

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        handOn()
        super.placeChildren(in: size, proposal: proposal)
    }

    func handOn() {
        guard let row = parent as? RowLayoutNode else { return }
        row.behavior = behavior
        row.invalidateDisplay()
    }
}

// MARK: - Parts of a row

/// The separator under a row, aligned with its content; the last row of a section has none.
private struct RowLine: View {
    @Environment(\.pixelLength) private var thickness
    let facts: RowFacts

    var body: some View {
        if facts.hasLine, facts.separator.bottom != .hidden {
            HidingAtEnd {
                Rectangle().fill(facts.separatorTint.map { PaintStyle($0) } ?? PaintStyle(.separator))
                    .frame(height: thickness)
            }
        }
    }
}

private struct ListHeader: View {
    let view: PlacedView
    let look: ListLook
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeight

    var body: some View {
        view
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
            .frame(minHeight: minimumHeight)
            .background { if look.pinsHeaders { Rectangle().fill(.bar) } }
            .accessibilityAddTraits(.isHeader)
    }
}

private struct ListFooter: View {
    let view: PlacedView

    var body: some View {
        view
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
    }
}
