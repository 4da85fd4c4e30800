/// What goes into one pass through the model, and which part of it is whose.
struct PassPlan {
    /// Tokens in one pass. More would not be faster, and would delay the replies under way.
    static let tokenCountMax = 128

    /// Tokens of one pass whose logits are wanted: one for each reply, the others for texts that are scored.
    static let logitsCountMax = 32

    struct Part {
        let request: Request
        let reading: Reading
        /// How many of its pending tokens are in the pass.
        let tokenCount: Int
        /// Where the logits that it wants will be, if the pass comes to them.
        let logits: Range<Int>
    }

    private(set) var batch = Batch()
    private(set) var parts: [Part] = []

    /// First the replies, which need one token each; then the prompts share what is left.
    init(_ requests: [Request], pace: ReadingPace = ReadingPace()) {
        let readings = requests.flatMap { request in request.readings.map { (request, $0) } }
        for (request, reading) in readings where reading.pending.count == 1 { add(request, reading, tokenCount: 1) }
        var prompts = readings.filter { $0.1.pending.count > 1 }
        let isServingReplies = requests.contains { $0.isReplying }
        let paced = pace.tokenCountMax(besideReplies: isServingReplies, limit: Self.tokenCountMax)
        // However many replies there are: else whoever comes later would wait for one of them to end.
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
