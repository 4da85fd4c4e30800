import DisplayList
import Foundation

/// What a layout node was last displayed as.
package struct ShownElements {
    /// The topmost elements of the node and its descendants, in order.
    package var elements: [ElementID] = []
    /// The node's origin in its element ancestor at that time.
    var origin = CGPoint.zero
}

/// Walks the placed layout nodes and writes their elements into a display list.
///
/// Frames are relative to the nearest ancestor that is an element, so moving a container changes only one element. An unchanged
/// subtree with the same origin is skipped.
@MainActor
@_spi(Nodes) public struct DisplayBuilder {
    package private(set) var list: DisplayList
    /// The displayed node's origin in its element ancestor.
    package private(set) var origin = CGPoint.zero
    /// The animation of changes in this part of the tree.
    package var animation: Animation? {
        get { inForce?.seen(by: current) }
        set { inForce = newValue }
    }
    private var inForce: Animation?
    /// The node being displayed.
    private var current: LayoutNode?
    package unowned let graph: ViewGraph

    package init(list: DisplayList, animation: Animation?, graph: ViewGraph) {
        self.list = list
        self.graph = graph
        inForce = animation
    }

    // MARK: Walking

    /// Displays `node`; `origin` is its parent's origin in the element ancestor.
    package mutating func display(_ node: LayoutNode) -> [ElementID] {
        let outer = origin
        origin = CGPoint(x: outer.x + node.origin.x, y: outer.y + node.origin.y)
        defer { origin = outer }
        if !node.needsDisplay, node.shown.origin == origin { return node.shown.elements }
        let around = current
        current = node
        let elements = node.display(&self)
        current = around
        if let animation = graph.takeEntrance(of: node) { enter(elements, node, animation) }
        node.didDisplay(as: ShownElements(elements: elements, origin: origin))
        return elements
    }

    package mutating func displayChildren(of node: LayoutNode) -> [ElementID] {
        var elements: [ElementID] = []
        for child in node.children { elements += display(child) }
        return elements + graph.departures.display(in: node, &self)
    }

    /// Displays the children of a node that is an element itself: their frames are relative to it.
    package mutating func displayChildrenInside(
        _ node: LayoutNode, from start: CGPoint = .zero
    ) -> [ElementID] {
        let outer = origin
        origin = start
        defer { origin = outer }
        return displayChildren(of: node)
    }

    /// Runs `body` with another animation.
    package mutating func withAnimation<T>(_ animation: Animation?, _ body: (inout DisplayBuilder) -> T) -> T {
        let outer = inForce
        inForce = animation
        defer { inForce = outer }
        return body(&self)
    }

    /// Lets new elements enter with their view's transition.
    private mutating func enter(_ elements: [ElementID], _ node: LayoutNode, _ animation: Animation) {
        let transition = node.trait(TransitionTrait.self)
        node.trait(TransitionDriverTrait.self).driver?.appear(animation)
        guard let motion = graph.motion(animation), !transition.insertion.isIdentity else { return }
        let hidden = transition.insertion.mirrored(node.isRightToLeft)
        modify(elements) { $0.entrance = hidden.entrance(of: $0, motion: motion) }
    }

    // MARK: Writing

    /// Groups several children in one element; a single child needs no group.
    package mutating func displayGroup(_ node: LayoutNode) -> [ElementID] {
        show(node) { _ in }
    }

    /// Displays the node as its own element, with its children inside.
    package mutating func show(_ node: LayoutNode, _ describe: (inout DisplayElement) -> Void) -> [ElementID] {
        show(node, in: CGRect(origin: .zero, size: node.size), describe)
    }

    /// Displays the node as an element that covers only a part of it, given in the node's own coordinates.
    ///
    /// - Parameter contentAnimation: The animation of changes inside; nil uses the element's.
    package mutating func show(
        _ node: LayoutNode, in rect: CGRect, contentAnimation: Animation?? = nil,
        _ describe: (inout DisplayElement) -> Void
    ) -> [ElementID] {
        let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
        var element = DisplayElement(id: node.elementID, frame: frame)
        element.children = withAnimation(contentAnimation ?? inForce) {
            $0.displayChildrenInside(node, from: CGPoint(x: -rect.minX, y: -rect.minY))
        }
        let zIndex = node.trait(ZIndexTrait.self)
        if zIndex != 0 { element.style.zIndex = zIndex }
        describe(&element)
        element.shareParts(with: list[element.id])
        return [write(element, for: node)]
    }

    /// Displays the children and changes their element. If there isn't exactly one, the node gets its own element for that.
    package mutating func annotate(_ node: LayoutNode, _ describe: (inout DisplayElement) -> Void) -> [ElementID] {
        let elements = displayChildren(of: node)
        guard elements.count == 1 else { return show(node, describe) }
        modify(elements, describe)
        return elements
    }

    private mutating func write(_ new: DisplayElement, for node: LayoutNode) -> ElementID {
        var element = new
        if let old = list[new.id] {
            if old.content.kind == new.content.kind {
                element.inheritMotions(from: old, under: graph.motion(inForce))
                graph.clock.elements.move(&element, from: old, under: inForce, for: node)
                if let entrance = old.entrance { element.entrance = entrance }
            } else {
                // An element's kind never changes, so this becomes another element.
                list[new.id] = nil
                element = new.identified(by: node.renewElementID())
            }
        }
        list[element.id] = element
        return element.id
    }

    /// Changes the direct children of some elements.
    package mutating func modifyChildren(of elements: [ElementID], _ change: (inout DisplayElement) -> Void) {
        for id in elements { modify(list[id]?.children ?? [], change) }
    }

    /// Removes the elements of a node that isn't shown at present, and those of its descendants.
    package mutating func forget(_ node: LayoutNode) {
        if let id = node.ownElement { list[id] = nil }
        node.mustDisplay()
        for child in node.children { forget(child) }
    }

    package mutating func addFontFace(_ face: FontFace) { list.fontFaces.insert(face) }

    /// Changes elements that were written already: modifiers use it for the elements of their content.
    package mutating func modify(_ elements: [ElementID], _ change: (inout DisplayElement) -> Void) {
        for id in elements {
            list[id].map { element in
                var element = element
                change(&element)
                list[id] = element
            }
        }
    }
}

extension DisplayBuilder {
    /// The window's root element, which always exists and has the window's background.
    mutating func showRoot(_ node: RootLayoutNode) -> [ElementID] {
        let old = list[list.root]
        var element = old ?? DisplayElement(id: list.root)
        element.frame = CGRect(origin: .zero, size: node.size)
        element.children = displayChildrenInside(node)
        element.style.background = node.background.map(Paint.color)
        element.input.events = node.stepsForward > 0 ? [.forward] : []
        element.input.stepsForward = node.stepsForward
        element.shareParts(with: old)
        list[list.root] = element
        return [list.root]
    }
}
