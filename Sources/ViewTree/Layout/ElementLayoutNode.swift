import DisplayList

/// Puts an element around a view, however many elements the view itself has.
package final class ElementLayoutNode: UnaryLayoutNode, PlainWrapper {
    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] { builder.show(self) { _ in } }
}
