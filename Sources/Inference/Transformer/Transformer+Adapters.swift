/// An adapter's addition to a projection of some rows.
struct Addition {
    let product: LowRankProduct
    let rows: Range<Int>
    let output: Workspace.Rows
    /// The projection's index among those that are computed together.
    let projection: Int

    /// Nil if the run's adapter adds nothing there.
    init?(_ run: AdapterRun, _ projection: Projection, _ number: Int) {
        guard let site = projection.site, let product = run.adapter[site] else { return nil }
        self.init(product, run.rows, projection.output, number)
    }

    init(_ product: LowRankProduct, _ rows: Range<Int>, _ output: Workspace.Rows, _ projection: Int) {
        self.product = product
        self.rows = rows
        self.output = output
        self.projection = projection
    }
}

/// Low-rank products in addition to the model's own. They are rounded, scaled and added as in llama.cpp: B(A x) is scaled as a
/// whole and then added to W x.
extension Transformer {
    /// Adds products to the output that the lanes have just computed.
    func add(_ additions: [Addition], _ space: Workspace, _ lane: Lane) {
        // The first matrices have the same input as the model's, so no barrier is needed before them.
        lane.share(additions, by: { $0.product.narrowing.blockCount }) { narrow($0, blocks: $1, space) }
        lane.meet()
        lane.share(additions, by: { $0.rows.count }) { addition, rows in
            for row in rows { prepare(addition, row: addition.rows.lowerBound + row, space) }
        }
        lane.meet()
        lane.share(additions, by: { $0.product.widening.blockCount }) { widen($0, blocks: $1, space, lane) }
    }

    /// Adds to a token's embedding, in a single lane.
    func addEmbedding(_ row: Int, of batch: Batch, _ space: Workspace, _ lane: Lane) {
        guard let product = batch.rows[row].adapter?.embedding else { return }
        let addition = Addition(product, row..<row + 1, space.hidden, 0)
        product.narrowing.copyRow(Int(batch.rows[row].token), to: space.adapters!.narrow[0][row])
        prepare(addition, row: row, space)
        widen(addition, blocks: 0..<product.widening.blockCount, space, lane)
    }

    private func narrow(_ addition: Addition, blocks: Range<Int>, _ space: Workspace) {
        let matrix = addition.product.narrowing, output = space.adapters!.narrow[addition.projection]
        matrix.multiply(
            blocks: blocks,
            by: space.prepared(matrix.format.activation, columns: matrix.columns).from(addition.rows.lowerBound),
            tokenCount: addition.rows.count, into: output[addition.rows.lowerBound], stride: output.stride,
            kernels: kernels)
    }

    private func prepare(_ addition: Addition, row: Int, _ space: Workspace) {
        let adapters = space.adapters!
        addition.product.widening.format.activation.prepare(kernels)(
            adapters.narrow[addition.projection][row], addition.product.rank,
            adapters.prepared(addition.projection, from: row).bytes)
    }

    /// Multiplies some row blocks, a few at a time, and adds them to the output.
    private func widen(_ addition: Addition, blocks: Range<Int>, _ space: Workspace, _ lane: Lane) {
        let adapters = space.adapters!, rows = addition.rows, rowsPerBlock = WeightFormat.rowsPerBlock
        let blockCount = adapters.blockCount(ofRows: rows.count), stride = blockCount * rowsPerBlock
        let sums = adapters.sums(of: lane.index)
        for start in Swift.stride(from: blocks.lowerBound, to: blocks.upperBound, by: blockCount) {
            let part = start..<min(start + blockCount, blocks.upperBound)
            addition.product.widening.multiply(
                blocks: part, by: adapters.prepared(addition.projection, from: rows.lowerBound),
                tokenCount: rows.count, into: sums - start * rowsPerBlock, stride: stride, kernels: kernels)
            for (index, row) in rows.enumerated() {
                kernels.scale(sums + index * stride, part.count * rowsPerBlock, addition.product.scale)
                kernels.add(
                    addition.output[row] + start * rowsPerBlock, sums + index * stride, part.count * rowsPerBlock)
            }
        }
    }
}
