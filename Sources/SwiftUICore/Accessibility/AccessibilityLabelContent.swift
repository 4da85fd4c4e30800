import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A placeholder, replaced by the label that the view would have without the modifier.
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

/// Labels a view with the texts of other views, which are never shown.
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
    /// Labels the view with the texts of the closure's views, which are not shown. The closure's argument is a placeholder for
    /// the label that the view would have otherwise.
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let label = PlaceholderContentView<Self>(content: AnyView(Text(verbatim: labelMark)))
        return SubviewReader(content: content(label)) { modifier(LabelContentModifier(words: $0)) }
    }
}
