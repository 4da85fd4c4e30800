/// The cache blocks that requests need. A reply may continue to the end of the context, but most end soon; so no request reserves
/// its maximum. A request is admitted if a part of its reply fits beside the others, and the youngest are interrupted again if
/// the others grow beyond that.
extension EnginePlan {
    /// The tokens for which a reply has room when it is admitted: enough to make progress before it has to be interrupted, and
    /// few enough for several replies in a small cache.
    private var tokensAhead: Int { max(CacheLayout.positionsPerBlock, min(512, contextLength / 8)) }

    /// The blocks that a request needs to continue. One more than its tokens fill, for the copy with which a branching
    /// conversation begins; the context always fits, see ``init(_:_:)``.
    func blocksNeeded(by request: Request) -> Int {
        request.readings.reduce(0) { count, reading in
            count + CacheLayout.blockCount(positions: reading.prompt.count + request.generatedTokenCount) + 1
        }
    }

    /// The blocks that a request will need soon, by which requests are admitted.
    func blocksExpected(by request: Request) -> Int {
        request.readings.reduce(0) { count, reading in
            let known = reading.prompt.count + request.generatedTokenCount
            let most = request.positionCountMax(of: reading, contextLength: contextLength)
            return count + CacheLayout.blockCount(positions: min(known + tokensAhead, most)) + 1
        }
    }
}
