import DisplayList
import Foundation

/// A change to a view's look that doesn't affect the layout: opacity, a transform, a clip.
package protocol ElementEffect: Equatable {
    /// Changes the view's element; `size` is the view's, in points.
    @MainActor func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues)
}

/// Puts an element with the effect around each view.
package struct EffectModifier<Effect: ElementEffect>: WrappingModifier {
    let effect: Effect

    package init(_ effect: Effect) { self.effect = effect }

    package func makeWrapper(around child: LayoutNode, for node: ViewNode) -> EffectLayoutNode<Effect> {
        EffectLayoutNode(effect, child, environment: node.environment, graph: node.graph)
    }

    package func update(_ wrapper: EffectLayoutNode<Effect>, for node: ViewNode) {
        wrapper.update(effect, node.environment)
    }
}

package final class EffectLayoutNode<Effect: ElementEffect>: UnaryLayoutNode {
    private var effect: Effect
    private var environment: EnvironmentValues

    init(_ effect: Effect, _ child: LayoutNode, environment: EnvironmentValues, graph: ViewGraph) {
        self.effect = effect
        self.environment = environment
        super.init(child, graph: graph)
    }

    func update(_ effect: Effect, _ environment: EnvironmentValues) {
        self.effect = effect
        self.environment = environment
        invalidateDisplay()
    }

    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { effect.apply(to: &$0, size: size, environment: environment) }
    }
}
