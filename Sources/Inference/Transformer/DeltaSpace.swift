/// The additional memory for layers with the delta rule in a pass.
final class DeltaSpace: @unchecked Sendable {
    // Unchecked: lanes write to disjoint parts, coordinated by the transformer.

    /// Queries, keys and values.
    let channels: Workspace.Rows
    let gate: Workspace.Rows
    let strength: Workspace.Rows
    let decay: Workspace.Rows
    /// Strengths and decays together, if one matrix computes both.
    let rates: Workspace.Rows
    let output: Workspace.Rows
    /// Weights for the normalization of keys, so that their length is one, and of queries, so that it is one divided by the
    /// square root of their dimensions.
    let keyScale: Vector
    let queryScale: Vector

    init(_ shape: DeltaShape, rowCountMax: Int) {
        func rows(_ width: Int) -> Workspace.Rows { Workspace.Rows(count: rowCountMax, width: width) }
        channels = rows(shape.channelCount)
        gate = rows(shape.valueWidth)
        strength = rows(shape.valueHeadCount)
        decay = rows(shape.valueHeadCount)
        rates = rows(2 * shape.valueHeadCount)
        output = rows(shape.valueWidth)
        let size = Float(shape.headDimensions)
        keyScale = Vector(repeating: 1 / size.squareRoot(), count: shape.headDimensions)
        queryScale = Vector(repeating: 1 / size, count: shape.headDimensions)
    }
}
