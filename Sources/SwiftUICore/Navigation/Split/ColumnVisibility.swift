import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Shows a column of a split view, or has it out of sight: without room beside the others, or under or behind another
/// one. There nobody reaches it, but it keeps its views: their state, and the pages elsewhere that its links lead to.
struct ColumnVisibility: ViewModifier {
    let hasRoom: Bool
    let isReached: Bool

    func body(content: Content) -> some View {
        LayoutContainer(layout: ColumnLayout(hasRoom: hasRoom), content: content)
            .modifier(PresenceModifier(isPresent: isReached))
            .modifier(EffectModifier(ColumnReach(hasRoom: hasRoom, isReached: isReached)))
    }
}

/// A column that has no room stands before the edge that it came from, as wide as it was.
private struct ColumnLayout: Layout {
    let hasRoom: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return hasRoom ? size : CGSize(width: 0, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: proposal)
        }
    }
}

/// What has no room is cut off, lest it be drawn over what is beside the split view.
private struct ColumnReach: ElementEffect {
    let hasRoom: Bool
    let isReached: Bool

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.clips = !hasRoom
        element.isLeaving = !isReached
    }
}

/// Lets views disappear that stay where they are, and appear again.
private struct PresenceModifier: PrimitiveModifier {
    let isPresent: Bool

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PresenceNode(view, context)
    }
}

private final class PresenceNode<Content: View>: ModifierNode<Content, PresenceModifier> {
    /// Whether what the views lie in is there, as far as it was told.
    private var isPresentAround = true

    override func modifierDidChange(from old: PresenceModifier?) {
        guard (old?.isPresent ?? true) != modifier.isPresent, isPresentAround else { return }
        child.presenceDidChange(modifier.isPresent)
    }

    override func presenceDidChange(_ isPresent: Bool) {
        isPresentAround = isPresent
        if modifier.isPresent { child.presenceDidChange(isPresent) }
    }
}
