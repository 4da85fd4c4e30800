import Foundation
@_spi(Nodes) import ViewTree

/// The options that a presented view may set for its presentation.
struct PresentationOptions {
    /// The detents that were set; nil if there are none.
    var statedDetents: [PresentationDetent]?
    var detents: [PresentationDetent] { statedDetents ?? [.large] }
    var selectedDetent: PresentationDetent?
    var selectDetent: (PresentationDetent) -> Void = { _ in }
    var dragIndicator = Visibility.automatic
    var isInteractiveDismissDisabled = false
    var cornerRadius: CGFloat?
    var horizontalAdaptation = PresentationAdaptation.automatic
    var verticalAdaptation = PresentationAdaptation.automatic
    /// An action that Escape performs besides dismissing the presentation.
    var cancel: (() -> Void)?
    var background: AnyShapeStyle?
    var backgroundInteraction = PresentationBackgroundInteraction.automatic
    /// Is asked when a person wishes to dismiss the presentation; nil allows it.
    var mayDismiss: (() -> Bool)?
    /// The view that gets the focus first, if it isn't the card itself.
    var first: (() -> LayoutNode?)?
    /// The presentation's accessibility label.
    var label: String?
    var sizing: _PresentationSize?

    /// Whether both look the same. Closures are ignored; options with a background style always count as different,
    /// because styles can't be compared.
    func looksLike(_ other: PresentationOptions) -> Bool {
        detents == other.detents && selectedDetent == other.selectedDetent && dragIndicator == other.dragIndicator
            && isInteractiveDismissDisabled == other.isInteractiveDismissDisabled && cornerRadius == other.cornerRadius
            && horizontalAdaptation == other.horizontalAdaptation && verticalAdaptation == other.verticalAdaptation
            && label == other.label && backgroundInteraction == other.backgroundInteraction && background == nil
            && other.background == nil
    }
}

/// Sets an option of the presentation around a view.
struct PresentationOptionModifier: PrimitiveModifier {
    /// Called by the node, so that a binding that it reads is observed.
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
