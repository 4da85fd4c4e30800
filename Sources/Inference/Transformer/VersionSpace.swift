/// The additional memory for a model with several versions of each token in a pass.
final class VersionSpace: @unchecked Sendable {
    // Unchecked: lanes write to disjoint parts, coordinated by the transformer.

    /// The current versions, and those that a layer predicts.
    let passing: [Workspace.Rows]
    let predicted: [Workspace.Rows]
    let routed: Workspace.Rows
    /// The weights of the versions from a router, and the factors computed from them.
    let shares: Workspace.Rows
    let factors: Workspace.Rows
    let narrow: Workspace.Rows
    let laurel: Workspace.Rows

    init(width: Int, rowCountMax: Int) {
        func rows(_ width: Int) -> Workspace.Rows { Workspace.Rows(count: rowCountMax, width: width) }
        let count = VersionWeights.count
        passing = (0..<count).map { _ in rows(width) }
        predicted = (0..<count).map { _ in rows(width) }
        routed = rows(width)
        shares = rows(count)
        factors = rows(count * count)
        narrow = rows(LayerVersionWeights.rank)
        laurel = rows(width)
    }
}
