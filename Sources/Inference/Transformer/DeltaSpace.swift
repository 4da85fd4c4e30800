/// The memory that layers with the delta rule need in a pass, beside that of the others.
final class DeltaSpace: @unchecked Sendable {
    // Unchecked: lanes write to disjoint parts, and the transformer says when.

    /// Queries, keys and values.
    let channels: Workspace.Rows
    let gate: Workspace.Rows
    let strength: Workspace.Rows
    let decay: Workspace.Rows
    /// Strengths and decays as they come where one matrix gives both.
    let rates: Workspace.Rows
    let output: Workspace.Rows
    /// What makes vectors of length one of normalised keys, and of queries those divided by the root of their size.
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
