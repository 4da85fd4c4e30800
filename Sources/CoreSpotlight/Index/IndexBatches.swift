import Foundation
import Storage

/// The open batches of an index: one for each owner, so that nobody's changes come into another's. A batch that its owner
/// doesn't end is given up.
struct IndexBatches {
    private struct Batch {
        var changes: [IndexChange] = []
        var bytes = 0
        var touched: ContinuousClock.Instant
    }

    struct Limits {
        var batches = 1000
        /// Of one batch.
        var bytes = StorageLimits.ownerBytesMax
        /// Of all.
        var allBytes = 256 << 20
        /// A batch ends so long after its last change, when its window may be gone.
        var seconds: Double = 600
    }

    private let limits: Limits
    private var open: [String: Batch] = [:]

    init(_ limits: Limits = Limits()) {
        self.limits = limits
    }

    /// One that is open already goes on: its owner may have another window.
    mutating func begin(of owner: String, now: ContinuousClock.Instant = .now) {
        giveUp(now)
        if open.count >= limits.batches, open[owner] == nil,
            let oldest = open.min(by: { $0.value.touched < $1.value.touched })
        {
            open[oldest.key] = nil
        }
        open[owner, default: Batch(touched: now)].touched = now
    }

    /// - Returns: Whether the owner has a batch, which the changes are in now.
    /// - Throws: ``CSIndexError`` where they are too many.
    mutating func add(
        _ changes: [IndexChange], of owner: String, now: ContinuousClock.Instant = .now
    ) throws(CSIndexError) -> Bool {
        giveUp(now)
        guard let known = open[owner]?.bytes else { return false }
        let bytes = changes.reduce(0) { $0 + $1.byteCount }
        let all = open.values.reduce(bytes) { $0 + $1.bytes }
        guard known + bytes <= limits.bytes, all <= limits.allBytes else {
            throw CSIndexError(.quotaExceeded, "A batch has \(limits.bytes) bytes at most.")
        }
        open[owner]?.changes += changes
        open[owner]?.bytes += bytes
        open[owner]?.touched = now
        return true
    }

    /// - Returns: The batch's changes; nil if the owner has none, or not any more.
    mutating func end(of owner: String, now: ContinuousClock.Instant = .now) -> [IndexChange]? {
        giveUp(now)
        return open.removeValue(forKey: owner)?.changes
    }

    private mutating func giveUp(_ now: ContinuousClock.Instant) {
        open = open.filter { now - $0.value.touched < .seconds(limits.seconds) }
    }
}

extension IndexChange {
    /// The approximate size of everything but the texts.
    private static let frameBytes = 64

    /// About how much memory it takes.
    var byteCount: Int {
        switch self {
        case .put(let items):
            items.reduce(Self.frameBytes) { sum, item in
                sum + Self.frameBytes
                    + item.attributeSet.all.reduce(item.uniqueIdentifier.utf8.count) { $0 + $1.value.byteCount }
            }
        case .delete(let texts), .deleteDomains(let texts):
            texts.reduce(Self.frameBytes) { $0 + $1.utf8.count + Self.frameBytes }
        case .deleteAll: Self.frameBytes
        case .state(let data): Self.frameBytes + data.count
        }
    }
}
