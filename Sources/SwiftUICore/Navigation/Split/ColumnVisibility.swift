import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Shows or hides a column of a split view. A hidden column has no space beside the others, or is covered by another
/// one. It is inert, but keeps its views: their state, and the pages in other columns that its links have shown.
struct ColumnVisibility: ViewModifier {
    let hasRoom: Bool
    let isReached: Bool

    func body(content: Content) -> some View {
        LayoutContainer(layout: ColumnLayout(hasRoom: hasRoom), content: content)
            .modifier(PresenceModifier(isPresent: isReached))
            .modifier(EffectModifier(ColumnReach(hasRoom: hasRoom, isReached: isReached)))
    }
}

/// A column without space is placed outside of the edge, in its former width.
private struct ColumnLayout: InheritedGuidesLayout {
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

/// Clips a column without space, so that it isn't drawn over views beside the split view.
private struct ColumnReach: ElementEffect {
    let hasRoom: Bool
    let isReached: Bool

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.clips = !hasRoom
        element.isLeaving = !isReached
    }
}

/// Makes views disappear and appear again without removing them.
private struct PresenceModifier: PrimitiveModifier {
    let isPresent: Bool

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PresenceNode(view, context)
    }
}

private final class PresenceNode<Content: View>: ModifierNode<Content, PresenceModifier> {
    /// Whether the content around the views is present, by the last notification.
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
