/// How much of the cache requests take. A reply may go on to the end of the context, but most end soon; so none is
/// promised all that it could come to need. It is let in where some of its reply has room beside the others, and the
/// youngest make room again where the others grow beyond that.
extension EnginePlan {
    /// Tokens ahead of what a reply has already. Enough that a reply which was let in gets somewhere before it has to
    /// make room again, and little enough for several in a small cache.
    private var tokensAhead: Int { max(CacheLayout.positionsPerBlock, min(512, contextLength / 8)) }

    /// Blocks that a request needs to go on. One more than its tokens fill, for the copy that a branching conversation
    /// begins with; the context always fits, see ``init(_:_:)``.
    func blocksNeeded(by request: Request) -> Int {
        request.readings.reduce(0) { count, reading in
            count + CacheLayout.blockCount(positions: reading.prompt.count + request.generatedTokenCount) + 1
        }
    }

    /// Blocks that a request needs soon: what requests that are let in together may need for some time.
    func blocksExpected(by request: Request) -> Int {
        request.readings.reduce(0) { count, reading in
            let known = reading.prompt.count + request.generatedTokenCount
            let most = request.positionCountMax(of: reading, contextLength: contextLength)
            return count + CacheLayout.blockCount(positions: min(known + tokensAhead, most)) + 1
        }
    }
}
