/// One of the model's matrix products: the matrix, the destination of the result, and the site of an adapter's addition.
struct Projection {
    let matrix: PackedMatrix
    let output: Workspace.Rows
    /// Nil if adapters can't add anything.
    let site: AdapterSite?

    init(_ matrix: PackedMatrix, _ output: Workspace.Rows, _ site: AdapterSite?) {
        self.matrix = matrix
        self.output = output
        self.site = site
    }

    /// Whether the matrix, or an adapter's addition to it, reads its input in a format.
    func reads(_ format: ActivationFormat, _ adapter: Adapter?) -> Bool {
        matrix.format.activation == format
            || site.flatMap { adapter?[$0] }?.narrowing.format.activation == format
    }
}

/// Preparation of rows, and multiplication by matrices.
extension Transformer {
    /// Converts a row to the formats that projections of the same input read.
    ///
    /// - Parameter adapter: the row's adapter.
    func prepare(
        _ input: Workspace.Rows, row: Int, for projections: [Projection], _ adapter: Adapter?, _ space: Workspace
    ) {
        let columns = projections[0].matrix.columns
        for format in ActivationFormat.allCases where projections.contains(where: { $0.reads(format, adapter) }) {
            let prepared = space.prepared(format, columns: columns)
            format.prepare(kernels)(input[row], columns, prepared.bytes + row * prepared.stride)
        }
    }

    /// Multiplies prepared rows by several matrices, and adds the adapters' products.
    ///
    /// - Parameter runs: the rows with adapters.
    func project(
        _ projections: [Projection], rowCount: Int, _ runs: [AdapterRun], _ space: Workspace, _ lane: Lane
    ) {
        multiply(projections, rowCount: rowCount, space, lane)
        guard !runs.isEmpty else { return }
        let additions = runs.flatMap { run in
            projections.indices.compactMap { Addition(run, projections[$0], $0) }
        }
        guard !additions.isEmpty else { return }
        add(additions, space, lane)
    }

    /// Begins a part of a layer: projects the hidden rows, normalized if there is a norm, by several matrices.
    func projectInput(
        _ norm: Vector?, by projections: [Projection], _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let input = input(norm, space)
        for row in lane.share(of: batch.count) {
            fillInput(row, norm, space)
            prepare(input, row: row, for: projections, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(projections, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
    }

    /// The row blocks of all matrices are divided among the lanes.
    private func multiply(_ projections: [Projection], rowCount: Int, _ space: Workspace, _ lane: Lane) {
        lane.share(projections, by: { $0.matrix.blockCount }) { projection, blocks in
            let matrix = projection.matrix, output = projection.output
            matrix.multiply(
                blocks: blocks, by: space.prepared(matrix.format.activation, columns: matrix.columns),
                tokenCount: rowCount, into: output.numbers, stride: output.stride, kernels: kernels)
        }
    }
}

extension Lane {
    /// Divides the parts of all items among the lanes, and passes on this lane's parts of each item.
    @inline(__always)
    func share<Item>(_ items: [Item], by count: (Item) -> Int, _ body: (Item, Range<Int>) -> Void) {
        let share = share(of: items.reduce(0) { $0 + count($1) })
        var start = 0
        for item in items {
            let parts = share.clamped(to: start..<start + count(item))
            if !parts.isEmpty { body(item, parts.lowerBound - start..<parts.upperBound - start) }
            start += count(item)
        }
    }
}
