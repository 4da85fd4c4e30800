/// What goes into one pass through the model, and which part of it is whose.
struct PassPlan {
    /// Tokens in one pass. More would not be faster, and would delay the replies under way.
    static let tokenCountMax = 128

    /// Tokens of one pass whose logits are wanted: one for each reply, the others for texts that are scored.
    static let logitsCountMax = 32

    struct Part {
        let request: Request
        /// How many of its pending tokens are in the pass.
        let tokenCount: Int
        /// Where the logits that it wants will be, if the pass comes to them.
        let logits: Range<Int>
    }

    private(set) var batch = Batch()
    private(set) var parts: [Part] = []

    /// First the replies, which need one token each; then the prompts share what is left.
    init(_ requests: [Request], pace: ReadingPace = ReadingPace()) {
        for request in requests where request.pending.count == 1 { add(request, tokenCount: 1) }
        var prompts = requests.filter { $0.pending.count > 1 }
        let isServingReplies = requests.contains { $0.isReplying }
        let paced = pace.tokenCountMax(besideReplies: isServingReplies, limit: Self.tokenCountMax)
        // However many replies there are: else whoever comes later would wait for one of them to end.
        let countMax = max(paced, batch.count + ReadingPace.tellingCount)
        while !prompts.isEmpty, batch.count < countMax {
            let share = max(1, (countMax - batch.count) / prompts.count)
            let request = prompts.removeFirst()
            let affordable = request.pendingCount(withLogits: Self.logitsCountMax - batch.rowsWithLogits.count)
            guard affordable > 0 else { continue }
            add(request, tokenCount: min(share, affordable))
        }
    }

    private mutating func add(_ request: Request, tokenCount: Int) {
        let sequence = request.sequence!
        sequence.reserve(tokenCount)
        let firstLogits = batch.rowsWithLogits.count
        for (index, token) in request.pending.prefix(tokenCount).enumerated() {
            batch.append(
                Batch.Row(
                    token: token, position: sequence.count + index, cache: UnsafePointer(sequence.table),
                    wantsLogits: request.wantsLogits(ofPending: index), adapter: request.adapter))
        }
        let logits = firstLogits..<batch.rowsWithLogits.count
        parts.append(Part(request: request, tokenCount: tokenCount, logits: logits))
    }
}
