import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Stands for the label that the view has otherwise.
private let labelMark = "\u{FFFC}"

private struct LabelContentModifier: WrappingModifier {
    let words: SubviewsCollection

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> LabelContentLayoutNode {
        LabelContentLayoutNode(self, child, graph: node.graph)
    }

    func update(_ wrapper: LabelContentLayoutNode, for node: ViewNode) {
        wrapper.modifier = self
        wrapper.invalidateElements()
    }
}

/// Says what other views would say, which are never shown.
private final class LabelContentLayoutNode: UnaryLayoutNode {
    var modifier: LabelContentModifier

    init(_ modifier: LabelContentModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
    }

    override var spokenText: String {
        modifier.words.flatMap { $0.layouts.map(\.spokenText) }
            .map { $0.replacing(labelMark, with: child.spokenText) }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.annotate(self) { $0.accessibility.label = spokenText }
    }
}

extension View {
    /// Calls the view what the views of the closure say together. They are not shown; what the closure is given stands
    /// for the label that the view would have.
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let label = PlaceholderContentView<Self>(content: AnyView(Text(verbatim: labelMark)))
        return SubviewReader(content: content(label)) { modifier(LabelContentModifier(words: $0)) }
    }
}
