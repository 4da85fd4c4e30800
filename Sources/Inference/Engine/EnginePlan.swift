/// What an engine's configuration comes to for a particular model.
struct EnginePlan: Sendable {
    let model: Model
    let contextLength: Int
    let cacheBlockCountMax: Int
    let cacheFormat: CacheFormat
    let promptThreadCount: Int
    let generationThreadCount: Int
    let niceness: Int32

    init(_ model: Model, _ configuration: EngineConfiguration) {
        self.model = model
        let blockBytes = CacheLayout(model.shape, configuration.cacheFormat).blockBytes
        let wished = min(model.contextLength, max(1, configuration.contextLength ?? .max))
        let affordable = max(2, configuration.cacheBytesMax / blockBytes)
        // One block more than the context needs, for the copy that a branching conversation begins with.
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
