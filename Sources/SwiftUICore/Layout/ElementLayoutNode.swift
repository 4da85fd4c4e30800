import DisplayList

/// An element of its own around a view, however many elements the view is made of.
final class ElementLayoutNode: UnaryLayoutNode, PlainWrapper {
    override func display(_ builder: inout DisplayBuilder) -> [ElementID] { builder.show(self) { _ in } }
}
