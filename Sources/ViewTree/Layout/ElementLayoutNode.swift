import DisplayList

/// An element of its own around a view, however many elements the view is made of.
package final class ElementLayoutNode: UnaryLayoutNode, PlainWrapper {
    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] { builder.show(self) { _ in } }
}
