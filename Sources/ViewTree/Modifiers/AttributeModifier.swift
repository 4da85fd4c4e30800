import DisplayList
import Foundation

/// A change to a view's own element, instead of an element around it: a label, a handler, a role.
package protocol ElementAttribute {
    @MainActor func apply(to element: inout DisplayElement, environment: EnvironmentValues)
    /// Handles an event of the element; false passes it to the next modifier outwards.
    @MainActor func handle(_ action: ElementEvent.Action) -> Bool
    /// The text for assistive technology, instead of the view's own; nil keeps that.
    var spokenText: String? { get }
}

extension ElementAttribute {
    package func handle(_ action: ElementEvent.Action) -> Bool { false }
    package var spokenText: String? { nil }
}

/// A modifier that sets an attribute of the element, which may depend on the environment.
package protocol AttributingModifier: WrappingModifier where Wrapper == AttributeLayoutNode<Attribute> {
    associatedtype Attribute: ElementAttribute
    @MainActor func attribute(in environment: EnvironmentValues) -> Attribute
}

extension AttributingModifier {
    package func makeWrapper(around child: LayoutNode, for node: ViewNode) -> AttributeLayoutNode<Attribute> {
        AttributeLayoutNode(
            attribute(in: node.environment), child, environment: node.environment, graph: node.graph)
    }

    package func update(_ wrapper: AttributeLayoutNode<Attribute>, for node: ViewNode) {
        wrapper.update(attribute(in: node.environment), node.environment)
    }
}

package struct AttributeModifier<Attribute: ElementAttribute>: AttributingModifier {
    let attribute: Attribute

    package init(_ attribute: Attribute) { self.attribute = attribute }

    package func attribute(in environment: EnvironmentValues) -> Attribute { attribute }
}

package final class AttributeLayoutNode<Attribute: ElementAttribute>: UnaryLayoutNode {
    private var attribute: Attribute
    private var environment: EnvironmentValues

    init(_ attribute: Attribute, _ child: LayoutNode, environment: EnvironmentValues, graph: ViewGraph) {
        self.attribute = attribute
        self.environment = environment
        super.init(child, graph: graph)
    }

    /// Also invalidates the child's elements. The attribute is written into them, so a removed attribute would otherwise remain.
    func update(_ attribute: Attribute, _ environment: EnvironmentValues) {
        self.attribute = attribute
        self.environment = environment
        invalidateElements()
    }

    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.annotate(self) { attribute.apply(to: &$0, environment: environment) }
    }

    override package var spokenText: String { attribute.spokenText ?? super.spokenText }

    override package func handle(_ action: ElementEvent.Action) -> Bool { attribute.handle(action) }
}
