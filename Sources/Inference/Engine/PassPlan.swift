/// The tokens of one pass through the model, and the requests that they belong to.
struct PassPlan {
    /// The most tokens of a pass. More wouldn't be faster, and would delay active replies.
    static let tokenCountMax = 128

    /// The most tokens of a pass with logits: one for each reply, others for texts that are scored.
    static let logitsCountMax = 32

    struct Part {
        let request: Request
        let reading: Reading
        /// The number of pending tokens in the pass.
        let tokenCount: Int
        /// The range of its logits in the pass; empty if the pass doesn't reach them.
        let logits: Range<Int>
    }

    private(set) var batch = Batch()
    private(set) var parts: [Part] = []

    /// Replies come first, which need one token each; then the prompts share the rest.
    init(_ requests: [Request], pace: ReadingPace = ReadingPace()) {
        let readings = requests.flatMap { request in request.readings.map { (request, $0) } }
        for (request, reading) in readings where reading.pending.count == 1 { add(request, reading, tokenCount: 1) }
        var prompts = readings.filter { $0.1.pending.count > 1 }
        let isServingReplies = requests.contains { $0.isReplying }
        let paced = pace.tokenCountMax(besideReplies: isServingReplies, limit: Self.tokenCountMax)
        // A minimum beside the replies, however many there are; otherwise a new prompt would wait for one of them to end.
        let countMax = max(paced, batch.count + ReadingPace.tellingCount)
        while !prompts.isEmpty, batch.count < countMax {
            let share = max(1, (countMax - batch.count) / prompts.count)
            let (request, reading) = prompts.removeFirst()
            let affordable = reading.pendingCount(withLogits: Self.logitsCountMax - batch.rowsWithLogits.count)
            guard affordable > 0 else { continue }
            add(request, reading, tokenCount: min(share, affordable))
        }
    }

    private mutating func add(_ request: Request, _ reading: Reading, tokenCount: Int) {
        let sequence = reading.sequence!
        sequence.reserve(tokenCount)
        let firstLogits = batch.rowsWithLogits.count
        for (index, token) in reading.pending.prefix(tokenCount).enumerated() {
            batch.append(
                Batch.Row(
                    token: token, position: sequence.count + index, cache: UnsafePointer(sequence.table),
                    wantsLogits: reading.wantsLogits(ofPending: index), state: sequence.state?.pointer(),
                    adapter: request.adapter))
        }
        let logits = firstLogits..<batch.rowsWithLogits.count
        parts.append(Part(request: request, reading: reading, tokenCount: tokenCount, logits: logits))
    }
}
