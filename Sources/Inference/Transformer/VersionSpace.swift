/// The memory that a model with several versions of each token needs in a pass, beside that of any other.
final class VersionSpace: @unchecked Sendable {
    // Unchecked: lanes write to disjoint parts, and the transformer says when.

    /// The versions as they pass, and as a layer predicts them.
    let passing: [Workspace.Rows]
    let predicted: [Workspace.Rows]
    let routed: Workspace.Rows
    /// By how much each version takes part, and the factors that come of it.
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
