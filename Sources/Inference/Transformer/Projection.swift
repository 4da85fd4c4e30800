/// One product of the model's: a matrix, where the result goes, and where in an adapter to look for what is added to it.
struct Projection {
    let matrix: PackedMatrix
    let output: Workspace.Rows
    /// Nil where adapters add nothing.
    let site: AdapterSite?

    init(_ matrix: PackedMatrix, _ output: Workspace.Rows, _ site: AdapterSite?) {
        self.matrix = matrix
        self.output = output
        self.site = site
    }

    /// Whether the matrix, or what an adapter adds to it, reads its input in a form.
    func reads(_ format: ActivationFormat, _ adapter: Adapter?) -> Bool {
        matrix.format.activation == format
            || site.flatMap { adapter?[$0] }?.narrowing.format.activation == format
    }
}

/// The steps by which rows meet matrices.
extension Transformer {
    /// Turns a row into the forms that it is read in next, by projections of one input.
    ///
    /// - Parameter adapter: that of the row.
    func prepare(
        _ input: Workspace.Rows, row: Int, for projections: [Projection], _ adapter: Adapter?, _ space: Workspace
    ) {
        let columns = projections[0].matrix.columns
        for format in ActivationFormat.allCases where projections.contains(where: { $0.reads(format, adapter) }) {
            let prepared = space.prepared(format, columns: columns)
            format.prepare(kernels)(input[row], columns, prepared.bytes + row * prepared.stride)
        }
    }

    /// Multiplies several matrices by the same prepared rows, and adds what the rows' adapters add.
    ///
    /// - Parameter runs: which rows have adapters.
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

    /// Begins a part of a layer: multiplies what passes by, normalised where there is a norm, by several matrices.
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

    /// The lanes share the row blocks of all matrices.
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
    /// Divides items that have several parts each, and tells this lane's parts of each.
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
