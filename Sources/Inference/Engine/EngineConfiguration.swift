import FoundationEssentials

/// How much of the machine an ``Engine`` may use.
public struct EngineConfiguration: Sendable {
    /// Limits the context to less than the model's trained length; nil for the whole.
    public var contextLength: Int?
    /// The number of threads for reading prompts.
    public var promptThreadCount: Int
    /// The number of threads for generation. By default one less than the number of cores: it nearly saturates the memory
    /// bandwidth, and leaves a core to the rest of the program.
    public var generationThreadCount: Int
    /// The bytes for cached conversations. At least one context must fit; otherwise the context is shortened.
    public var cacheBytesMax: Int
    /// The precision of cached keys and values.
    public var cacheFormat: CacheFormat
    /// The niceness of the engine's threads, 0 to 19.
    public var niceness: Int

    /// Creates a configuration. By default prompts are read on all cores (64 at most), replies are generated on one core less,
    /// the cache has 512 MiB, and threads have a niceness of 5.
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
