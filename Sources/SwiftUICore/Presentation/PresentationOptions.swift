import Foundation
@_spi(Nodes) import ViewTree

/// What a presented view may say about the presentation that it is in.
struct PresentationOptions {
    /// Nil where nobody says any.
    var statedDetents: [PresentationDetent]?
    var detents: [PresentationDetent] { statedDetents ?? [.large] }
    var selectedDetent: PresentationDetent?
    var selectDetent: (PresentationDetent) -> Void = { _ in }
    var dragIndicator = Visibility.automatic
    var isInteractiveDismissDisabled = false
    var cornerRadius: CGFloat?
    var horizontalAdaptation = PresentationAdaptation.automatic
    var verticalAdaptation = PresentationAdaptation.automatic
    /// What Escape does, where it does more than to end the presentation.
    var cancel: (() -> Void)?
    var background: AnyShapeStyle?
    var backgroundInteraction = PresentationBackgroundInteraction.automatic
    /// The view that gets the keyboard first, where it is not the card itself.
    var first: (() -> LayoutNode?)?
    /// What a screen reader calls the presentation.
    var label: String?
    var sizing: _PresentationSize?

    /// Functions and styles can't be compared; a style that changes is a change all the same.
    func looksLike(_ other: PresentationOptions) -> Bool {
        detents == other.detents && selectedDetent == other.selectedDetent && dragIndicator == other.dragIndicator
            && isInteractiveDismissDisabled == other.isInteractiveDismissDisabled && cornerRadius == other.cornerRadius
            && horizontalAdaptation == other.horizontalAdaptation && verticalAdaptation == other.verticalAdaptation
            && label == other.label && backgroundInteraction == other.backgroundInteraction && background == nil
            && other.background == nil
    }
}

/// Says something to the presentation around a view.
struct PresentationOptionModifier: PrimitiveModifier {
    /// Read by the node, so that a binding in it is observed.
    let change: @MainActor () -> (inout PresentationOptions) -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PresentationOptionNode(view, context)
    }
}

private final class PresentationOptionNode<Content: View>: ModifierNode<Content, PresentationOptionModifier> {
    override func evaluate() {
        let change = track { modifier.change() }
        environment.presentation?.set(self, change)
    }

    override func withdraw() { environment.presentation?.remove(self) }
}

extension View {
    func presentationOption(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        modifier(PresentationOptionModifier { change })
    }
}
