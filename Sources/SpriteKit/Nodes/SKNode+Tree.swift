import Foundation

/// Inserting nodes into the tree and removing them.
extension SKNode {
    func insert(_ node: SKNode, at index: Int) {
        precondition(
            node.parent == nil,
            "Attempted to add a node that has a parent already: \(node.name ?? "unnamed"); remove it first")
        precondition(!(node is SKScene), "A scene is the root of its tree and can't be a child")
        precondition(!isBelow(node) && node !== self, "A node can't be put below itself")
        precondition((0...children.count).contains(index), "\(index) is no place among \(children.count) children")
        var nodes = children
        nodes.insert(node, at: index)
        setChildren(nodes)
        node.setParent(self)
        giveOrder(to: index)
        if let scene { node.enter(scene) }
    }

    func detach() {
        guard let parent else { return }
        leave()
        parent.setChildren(parent.children.filter { $0 !== self })
        setParent(nil)
    }

    func detachChildren() {
        for child in children {
            child.leave()
            child.setParent(nil)
        }
        setChildren([])
    }

    func change(toParent parent: SKNode) {
        if let from = self.parent {
            let place = from.converted(position, to: parent)
            removeFromParent()
            position = place
        }
        parent.addChild(self)
    }

    func isBelow(_ parent: SKNode) -> Bool {
        var node = self.parent
        while let current = node {
            if current === parent { return true }
            node = current.parent
        }
        return false
    }

    func looksLike(_ node: SKNode) -> Bool {
        advance()
        node.advance()
        return type(of: node) == type(of: self) && node.state == state && node.zPosition == zPosition
            && node.name == name && node.children.count == children.count
            && zip(node.children, children).allSatisfy { $0.isEqual(to: $1) }
    }

    /// Assigns an order key between the neighbors'. If no number lies between them, all siblings are renumbered.
    private func giveOrder(to index: Int) {
        let nodes = children
        let before = index > 0 ? nodes[index - 1].order : 0
        guard index + 1 < nodes.count else { return nodes[index].order = before + 1 }
        let after = nodes[index + 1].order
        nodes[index].order = (before + after) / 2
        guard nodes[index].order <= before || nodes[index].order >= after else { return }
        for (place, node) in nodes.enumerated() {
            node.order = Double(place + 1)
            node.didChange()
        }
    }

    // MARK: Coming into a scene and leaving it

    func enter(_ scene: SKScene) {
        setScene(scene)
        reached = scene.clock.time
        rate = ((parent ?? masked)?.rate ?? 1) * (isPaused && !(self is SKScene) ? 0 : max(Double(speed), 0))
        didEnterScene()
        scene.nodeDidChange(self)
        joinFrames()
        if physicsBody != nil { scene.physicsWorld.join(self) }
        for node in dependents { node.enter(scene) }
    }

    func leave() {
        guard let scene else { return }
        advance()
        if let physicsBody { scene.physicsWorld.leave(physicsBody) }
        willLeaveScene()
        for node in dependents { node.leave() }
        scene.nodeDidLeave(self)
        setScene(nil)
    }
}
