import FoundationEssentials

/// How much of the machine an ``Engine`` may use.
public struct EngineConfiguration: Sendable {
    /// Bounds the context below what the model was trained for; nil for all of it.
    public var contextLength: Int?
    /// Threads that read prompts.
    public var promptThreadCount: Int
    /// Threads that generate. One core less than there are by default: one core nearly saturates the memory, and the
    /// program's own work stays smooth.
    public var generationThreadCount: Int
    /// Bytes that remembered conversations may take. A context always fits: where it wouldn't, it is shortened.
    public var cacheBytesMax: Int
    /// How precisely they are kept.
    public var cacheFormat: CacheFormat
    /// How far the engine's threads stand back behind others, 0 to 19.
    public var niceness: Int

    /// Creates a configuration. By default prompts are read on all cores (64 at most), replies are generated on one
    /// core less, 512 MiB of conversations are remembered, and threads have a niceness of 5.
    public init(
        contextLength: Int? = nil, promptThreadCount: Int? = nil, generationThreadCount: Int? = nil,
        cacheBytesMax: Int = 512 << 20, cacheFormat: CacheFormat = .half, niceness: Int = 5
    ) {
        let coreCount = ProcessInfo.processInfo.activeProcessorCount
        self.contextLength = contextLength
        self.promptThreadCount = promptThreadCount ?? min(coreCount, 64)
        self.generationThreadCount = generationThreadCount ?? max(1, min(coreCount, 64) - 1)
        self.cacheBytesMax = cacheBytesMax
        self.cacheFormat = cacheFormat
        self.niceness = niceness
    }
}
