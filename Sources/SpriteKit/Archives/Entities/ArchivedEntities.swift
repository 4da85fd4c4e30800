import Foundation
import GameplayKit

/// The entities, components and graphs of archives.
extension ArchivedObjects {
    static let entities: [String: Reader] = [
        "GKEntity": { $0.reading.countObject() ? GKEntity(coder: $0) : nil },
        "GKSKNodeComponent": { GKSKNodeComponent(coder: $0) },
        "GKGraph": graph,
        "GKGraphNode2D": { coder in
            guard coder.reading.countObject() else { return nil }
            let (x, y) = (coder.number("positionX") ?? 0, coder.number("positionY") ?? 0)
            return GKGraphNode2D(point: vector_float2(Float(x), Float(y)))
        },
    ]

    /// The nodes refer to each other, and are connected when all are there.
    private static let graph: Reader = { coder in
        let (reading, values) = (coder.reading, coder.elements("_nodes"))
        let nodes = values.map { reading.object($0) as? GKGraphNode }
        for (value, node) in zip(values, nodes) {
            let near = coder.elements(of: reading.archive.resolved(value)?.fields?["_connectedNodes"])
            for other in near where reading.countObject() {
                if let other = reading.object(other) as? GKGraphNode {
                    node?.addConnections(to: [other], bidirectional: false)
                }
            }
        }
        return GKGraph(nodes.compactMap(\.self))
    }
}

extension ArchiveCoder {
    /// The node that an index path leads to, from the archive's root. The editor gives components to the root's children
    /// only; a longer path is logged, and leads nowhere.
    func node(atPath key: String) -> SKNode? {
        guard let path = inner(key), let index = path.number("NSIndexPathValue").flatMap({ Int(exactly: $0) }),
            path.number("NSIndexPathLength") == 1
        else { return reading.noted("a component's node isn't found") as? SKNode }
        let root = reading.archive.top["root"].flatMap(reading.archive.resolved)?.fields
        let children = elements(of: root?["_children"])
        return children.indices.contains(index) ? reading.object(children[index]) as? SKNode : nil
    }
}
