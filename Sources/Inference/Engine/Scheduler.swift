import InferenceKernels

/// The engine's thread: takes requests, packs their next tokens into batches, runs these, and yields the results.
///
/// Every pass serves all active replies with one token each, and is filled with parts of prompts, so that neither a long prompt
/// nor a long reply blocks the others. Several owners have equal shares of a pass. If the cache is too small for all requests,
/// the youngest one of the owner with the most is interrupted, and continues later.
final class Scheduler {
    /// With fewer tokens a pass is limited by the memory bandwidth, and more threads don't help.
    private static let promptPassTokenCount = 8

    private let plan: EnginePlan
    private let transformer: Transformer
    private let pool: LanePool
    private let space: Workspace
    let cache: KeyValueCache
    private let queue: RequestQueue
    private let statistics: SharedStatistics

    /// In order of arrival.
    private var waiting: [Request] = []
    /// In order of admission.
    private var active: [Request] = []
    private var pace = ReadingPace()
    private var turns = RequestTurns()

    init(_ plan: EnginePlan, queue: RequestQueue, statistics: SharedStatistics) {
        self.plan = plan
        transformer = Transformer(plan.model, contextLength: plan.contextLength, cacheFormat: plan.cacheFormat)
        pool = LanePool(
            laneCountMax: max(plan.promptThreadCount, plan.generationThreadCount), niceness: plan.niceness)
        space = Workspace(
            plan.model, rowCountMax: PassPlan.tokenCountMax, logitsCountMax: PassPlan.logitsCountMax,
            laneCount: pool.laneCountMax)
        cache = KeyValueCache(
            layout: transformer.cacheLayout, blockCountMax: plan.cacheBlockCountMax, stateCountMax: plan.stateCountMax)
        self.queue = queue
        self.statistics = statistics
    }

    /// Runs until the queue is closed.
    func run() {
        while let arrived = queue.take(waiting: waiting.isEmpty && active.isEmpty) {
            waiting += arrived
            dropCancelled()
            admit()
            makeRoom()
            step()
        }
        for request in active + waiting + queue.rest() { end(request, EngineError.cancelled) }
    }

    private func dropCancelled() {
        // Evaluated once, because another thread may cancel a request at any moment, and all that are removed must be ended.
        let dropped = (active + waiting).filter(\.isCancelled)
        guard !dropped.isEmpty else { return }
        active.removeAll { request in dropped.contains { $0 === request } }
        waiting.removeAll { request in dropped.contains { $0 === request } }
        for request in dropped { end(request, CancellationError()) }
    }

    /// Admits requests while the cache has room for what all of them need soon. An owner without active requests replaces one of
    /// an owner who has several.
    private func admit() {
        while let next = RequestTurns.next(of: waiting, beside: active) {
            while !hasRoom(for: next) {
                guard let loser = RequestTurns.loser(of: active, for: next) else { return }
                setAside(loser)
            }
            waiting.removeAll { $0 === next }
            // Before it is opened, because there wouldn't be room for the second reading's first block.
            if plan.blocksNeeded(by: next) > plan.cacheBlockCountMax { next.giveUpGuidance() }
            if begin(next) { active.append(next) }
        }
    }

    private func hasRoom(for next: Request) -> Bool {
        guard active.count < plan.requestCountMax else { return false }
        let expected = (active + [next]).reduce(0) { $0 + plan.blocksExpected(by: $1) }
        return expected <= plan.cacheBlockCountMax || active.isEmpty
    }

    private func setAside(_ index: Int) {
        let request = active.remove(at: index)
        request.interrupt()
        waiting.insert(request, at: 0)
        statistics.update { $0.interruptionCount += 1 }
    }

    /// Interrupts requests until the cache has room for what the others need now. The oldest one always continues, without its
    /// negative prompt if necessary.
    private func makeRoom() {
        while active.reduce(0, { $0 + plan.blocksNeeded(by: $1) }) > plan.cacheBlockCountMax,
            let loser = RequestTurns.loser(of: active)
        {
            setAside(loser)
        }
        guard let oldest = active.first, oldest.negative != nil else { return }
        guard plan.blocksNeeded(by: oldest) > plan.cacheBlockCountMax else { return }
        oldest.giveUpGuidance()
        _ = begin(oldest)
    }

    private func begin(_ request: Request) -> Bool {
        for reading in request.readings {
            reading.open(cache, reply: request.reply, adapter: request.adapter, positionsMax: plan.contextLength)
        }
        // An interrupted request continues.
        guard !request.hasBegun else { return true }
        request.hasBegun = true
        let reused = request.reading.sequence!.count
        request.reusedTokenCount = reused
        statistics.update { $0.reusedTokenCount += reused }
        guard request.options.maximumTokenCount.map({ $0 > 0 }) ?? true else {
            end(request, nil)
            return false
        }
        return goOn(request, after: request.appendForcedTokens(plan.model.tokenizer))
    }

    /// Runs one pass through the model.
    private func step() {
        let pass = PassPlan(turns.next(of: active), pace: pace)
        guard pass.batch.count > 0 else { return finishRead() }
        space.makeRoom(for: pass.batch)
        let isPrompt = pass.batch.count >= Self.promptPassTokenCount
        let start = ContinuousClock.now
        pool.run(laneCount: isPrompt ? plan.promptThreadCount : plan.generationThreadCount) { lane in
            transformer.run(pass.batch, space, lane)
        }
        pace.record(tokenCount: pass.batch.count, seconds: start.duration(to: .now) / .seconds(1))
        // Updated before results are yielded.
        statistics.update {
            $0.passCount += 1
            $0.computedTokenCount += pass.batch.count
        }
        for part in pass.parts { take(part) }
        finishRead()
        let blockCount = cache.blockCount
        statistics.update { $0.cacheBlockCount = blockCount }
    }

    /// Records the results of the pass for a request, and chooses its next token if the pass has computed its last one.
    private func take(_ part: PassPlan.Part) {
        let request = part.request
        part.reading.commit(part.tokenCount)
        let logits = part.logits.map { row in
            UnsafeMutableBufferPointer(start: space.logits[row], count: plan.model.vocabularySize)
        }
        guard let last = logits.last else { return }
        guard request.isGeneration else {
            request.scores += logits.map(Array.init)
            return
        }
        guard request.take(last, of: part.reading) else { return }
        if !goOn(request, after: request.chooseToken(last, plan.model.tokenizer)) {
            active.removeAll { $0 === request }
        }
    }

    /// Ends the request if it has finished or failed. Returns whether it continues.
    private func goOn(_ request: Request, after progress: Request.Progress) -> Bool {
        let generated = progress.newTokenCount
        statistics.update { $0.generatedTokenCount += generated }
        if let error = progress.error {
            end(request, error)
            return false
        }
        if progress.hasFinished {
            end(request, nil)
            return false
        }
        if let negative = request.negative, negative.tokenCount > plan.contextLength {
            request.giveUpGuidance()
            guard begin(request) else { return false }
        }
        let needed = request.reading.tokenCount
        guard needed <= plan.contextLength else {
            end(request, EngineError.contextOverflow(tokenCount: needed, contextLength: plan.contextLength))
            return false
        }
        return true
    }

    /// Ends requests without a reply whose prompts have been read.
    private func finishRead() {
        for request in active where request.isRead { end(request, nil) }
        active.removeAll(where: \.isRead)
    }

    private func end(_ request: Request, _ error: (any Error)?) {
        request.close()
        let blockCount = cache.blockCount
        statistics.update { $0.cacheBlockCount = blockCount }
        request.finish(error)
    }
}
