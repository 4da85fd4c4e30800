import CoreGraphics

/// A number of a node that only Swift knows, and that actions change.
enum NodeNumber {
    /// The node's own speed.
    case speed
    /// Of the node's physics body.
    case mass, charge
    /// Of a field node.
    case strength, falloff

    /// 0 if the node has no such number.
    @MainActor
    func value(of node: SKNode) -> Double {
        switch self {
        case .speed: Double(node.speed)
        case .mass: Double(node.physicsBody?.mass ?? 0)
        case .charge: Double(node.physicsBody?.charge ?? 0)
        case .strength: Double((node as? SKFieldNode)?.strength ?? 0)
        case .falloff: Double((node as? SKFieldNode)?.falloff ?? 0)
        }
    }

    @MainActor
    func change(of node: SKNode, by amount: Double) {
        switch self {
        case .speed: node.speed += CGFloat(amount)
        case .mass: node.physicsBody?.mass += CGFloat(amount)
        case .charge: node.physicsBody?.charge += CGFloat(amount)
        case .strength: (node as? SKFieldNode)?.strength += Float(amount)
        case .falloff: (node as? SKFieldNode)?.falloff += Float(amount)
        }
    }
}
