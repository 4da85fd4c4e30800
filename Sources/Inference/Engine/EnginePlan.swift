/// An engine's configuration, applied to a particular model.
struct EnginePlan: Sendable {
    let model: Model
    let contextLength: Int
    let cacheBlockCountMax: Int
    let cacheFormat: CacheFormat
    /// The most cached states of recurrent layers, in addition to those in use.
    let stateCountMax: Int
    /// The most active requests. The next one is chosen from the owner with the fewest active requests.
    let requestCountMax: Int
    let promptThreadCount: Int
    let generationThreadCount: Int
    let niceness: Int32

    private static let requestCountMax = 16

    init(_ model: Model, _ configuration: EngineConfiguration) {
        self.model = model
        let layout = CacheLayout(model.shape, configuration.cacheFormat)
        // The states of recurrent layers take half of the memory: one part for active conversations, one for earlier ones.
        let bytes = layout.stateBytes > 0 ? configuration.cacheBytesMax / 2 : configuration.cacheBytesMax
        stateCountMax = max(1, bytes / 2 / max(1, layout.stateBytes))
        requestCountMax = layout.stateBytes > 0 ? min(stateCountMax, Self.requestCountMax) : Self.requestCountMax
        let wished = min(model.contextLength, max(1, configuration.contextLength ?? .max))
        let affordable = max(2, bytes / max(1, layout.blockBytes))
        // One block more than the context needs, for the copy with which a branching conversation begins.
        contextLength = min(wished, (affordable - 1) * CacheLayout.positionsPerBlock)
        cacheBlockCountMax = affordable
        cacheFormat = configuration.cacheFormat
        promptThreadCount = configuration.promptThreadCount.clamped(to: 1...64)
        generationThreadCount = configuration.generationThreadCount.clamped(to: 1...64)
        niceness = Int32(configuration.niceness.clamped(to: 0...19))
    }
}

extension Int {
    fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
