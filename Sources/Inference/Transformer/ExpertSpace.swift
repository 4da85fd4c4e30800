/// The additional memory for a model with experts in a pass. Each choice of a token's expert has a place; the places of one
/// expert are consecutive.
final class ExpertSpace: @unchecked Sendable {
    // Unchecked: lanes write to disjoint parts, coordinated by the transformer.

    /// One of the experts of a token.
    struct Choice {
        var expert = 0
        var weight: Float = 0
        var place = 0
    }

    /// The range of one expert's places.
    struct Run {
        let expert: Int
        var places: Range<Int>
    }

    /// The memory for layers with a network in addition to the experts.
    struct Beside {
        let networkResult: Workspace.Rows
        let routerInput: Workspace.Rows
    }

    let scores: Workspace.Rows
    let gate: Workspace.Rows
    let up: Workspace.Rows
    let projected: Workspace.Rows
    /// Nil if there is no network in addition to the experts.
    let beside: Beside?
    private(set) var runs: [Run] = []
    private(set) var placeCount = 0
    private let shape: ExpertShape
    private let prepared: [AlignedBuffer]
    private let choices: UnsafeMutableBufferPointer<Choice>
    private let rows: UnsafeMutableBufferPointer<Int>

    init(_ shape: ExpertShape, width: Int, rowCountMax: Int, hasNetworkBeside: Bool) {
        self.shape = shape
        let places = rowCountMax * shape.countUsed
        scores = Workspace.Rows(count: rowCountMax, width: shape.count)
        gate = Workspace.Rows(count: places, width: shape.width)
        up = Workspace.Rows(count: places, width: shape.width)
        projected = Workspace.Rows(count: places, width: width)
        func room() -> Workspace.Rows { Workspace.Rows(count: rowCountMax, width: width) }
        beside = hasNetworkBeside ? Beside(networkResult: room(), routerInput: room()) : nil
        prepared = ActivationFormat.allCases.map {
            AlignedBuffer(byteCount: places * $0.byteCount(columns: max(width, shape.width)))
        }
        choices = .allocate(capacity: places)
        choices.initialize(repeating: Choice())
        rows = .allocate(capacity: places)
        rows.initialize(repeating: 0)
    }

    deinit {
        choices.deallocate()
        rows.deallocate()
    }

    func set(row: Int, _ slot: Int, expert: Int, weight: Float) {
        choices[row * shape.countUsed + slot] = Choice(expert: expert, weight: weight)
    }

    func choice(row: Int, _ slot: Int) -> Choice { choices[row * shape.countUsed + slot] }

    /// The token of a place.
    func row(of place: Int) -> Int { rows[place] }

    /// Assigns a place to each choice.
    func gather(rowCount: Int) {
        placeCount = rowCount * shape.countUsed
        var counts = [Int](repeating: 0, count: shape.count)
        for index in 0..<placeCount { counts[choices[index].expert] += 1 }
        var start = 0
        runs = []
        var next = counts
        for (expert, count) in counts.enumerated() {
            next[expert] = start
            if count > 0 { runs.append(Run(expert: expert, places: start..<start + count)) }
            start += count
        }
        for index in 0..<placeCount {
            let expert = choices[index].expert
            choices[index].place = next[expert]
            rows[next[expert]] = index / shape.countUsed
            next[expert] += 1
        }
    }

    /// Converts numbers to the formats that some matrices read, at a place.
    func prepare(_ numbers: UnsafePointer<Float>, at place: Int, for matrices: [PackedMatrix], _ kernels: Kernels) {
        for format in ActivationFormat.allCases where matrices.contains(where: { $0.format.activation == format }) {
            let columns = matrices[0].columns
            let target: UnsafeMutablePointer<UInt8> = prepared[format.rawValue].pointer()
            format.prepare(kernels)(numbers, columns, target + place * format.byteCount(columns: columns))
        }
    }

    func prepared(for matrix: PackedMatrix) -> PreparedActivations {
        let format = matrix.format.activation
        return PreparedActivations(
            bytes: prepared[format.rawValue].pointer(), stride: format.byteCount(columns: matrix.columns))
    }
}
