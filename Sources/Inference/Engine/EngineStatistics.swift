import Synchronization

/// An engine's counters.
public struct EngineStatistics: Sendable, Equatable {
    /// The number of tokens that were computed.
    public internal(set) var computedTokenCount = 0
    /// The number of prompt tokens that were cached and cost nothing.
    public internal(set) var reusedTokenCount = 0
    /// The number of tokens that were chosen or forced.
    public internal(set) var generatedTokenCount = 0
    /// The number of passes through the model.
    public internal(set) var passCount = 0
    /// The number of times that a request was interrupted because others needed its part of the cache.
    public internal(set) var interruptionCount = 0
    /// The current number of cache blocks, of 16 tokens each.
    public internal(set) var cacheBlockCount = 0
}

/// The statistics, written by the engine's thread and read by any.
final class SharedStatistics: Sendable {
    private let value = Mutex(EngineStatistics())

    var current: EngineStatistics { value.withLock { $0 } }

    func update(_ change: (inout EngineStatistics) -> Void) { value.withLock { change(&$0) } }
}
