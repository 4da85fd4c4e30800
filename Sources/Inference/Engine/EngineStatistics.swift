import Synchronization

/// What an engine has done so far.
public struct EngineStatistics: Sendable, Equatable {
    /// Tokens that went through the model.
    public internal(set) var computedTokenCount = 0
    /// Tokens of prompts that were remembered and cost nothing.
    public internal(set) var reusedTokenCount = 0
    /// Tokens that were chosen or forced.
    public internal(set) var generatedTokenCount = 0
    /// Passes through the model.
    public internal(set) var passCount = 0
    /// Requests that had to wait again because others needed their part of the cache.
    public internal(set) var interruptionCount = 0
    /// Cache blocks in memory now, of 16 tokens each.
    public internal(set) var cacheBlockCount = 0
}

/// The statistics, written by the engine's thread and read by anybody.
final class SharedStatistics: Sendable {
    private let value = Mutex(EngineStatistics())

    var current: EngineStatistics { value.withLock { $0 } }

    func update(_ change: (inout EngineStatistics) -> Void) { value.withLock { change(&$0) } }
}
