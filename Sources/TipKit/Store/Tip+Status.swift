import Foundation
import SwiftUI

extension Tip {
    /// The tip's status for the current visitor.
    public var status: Tips.Status { TipStore.onMain { status(whileShown: false) } }

    /// Whether the tip may be shown to the current visitor now.
    public var shouldDisplay: Bool { status == .available }

    /// The tip's status, now and after each change.
    public var statusUpdates: AsyncStream<Tips.Status> {
        AsyncStream { continuation in
            let task = Task { @MainActor in
                var last: Tips.Status?
                while !Task.isCancelled {
                    let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
                    let status = withObservationTracking {
                        self.status
                    } onChange: {
                        change.yield()
                    }
                    if status != last { continuation.yield(status) }
                    last = status
                    for await _ in changes { break }
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Whether the tip may be shown, now and after each change.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {
        statusUpdates.map { $0 == .available }
    }

    /// Permanently hides the tip from the current visitor.
    public func invalidate(reason: Tips.InvalidationReason) {
        TipStore.onMain {
            var record = TipRecord.of(self)
            guard record.invalidation == nil else { return }
            record.invalidation = reason
            record.keep(of: self)
        }
    }

    /// Resets the record of what the current visitor has seen of the tip.
    public func resetEligibility() async { TipStore.onMain { TipRecord().keep(of: self) } }

    // MARK: For views

    /// - Parameter isShown: Whether the tip is already visible; then the display frequency doesn't matter.
    @MainActor func status(whileShown isShown: Bool) -> Tips.Status {
        let settings = Tips.settings.current
        let record = TipRecord.of(self)
        let name = typeName
        switch settings.shownForTesting {
        case .all where record.invalidation == nil: return .available
        case .some(let names) where names.contains(name) && record.invalidation == nil: return .available
        case .hidden: return .pending
        case .hiddenSome(let names) where names.contains(name): return .pending
        default: break
        }
        if let reason = record.invalidation { return .invalidated(reason) }
        guard settings.isConfigured, rules.allSatisfy({ $0.holds() }) else { return .pending }
        if isShown { return .available }
        if let most = option(Tips.MaxDisplayCount.self)?.count, record.displayCount >= most {
            return .invalidated(.displayCountExceeded)
        }
        if option(Tips.IgnoresDisplayFrequency.self)?.ignores != true, settings.interval > 0,
            let last = TipRecord.lastDisplay, Date().timeIntervalSince(last) < settings.interval
        {
            TipShowing.current.lookAgain(at: last + settings.interval)
            return .pending
        }
        return .available
    }

    /// The name of the tip's own type, also for an `AnyTip`.
    private var typeName: String { (self as? AnyTip)?.tip.typeName ?? String(describing: type(of: self)) }

    func option<Option: TipOption>(_ type: Option.Type) -> Option? { options.lazy.compactMap { $0 as? Option }.last }

    /// Records that the tip has become visible.
    @MainActor func noteDisplay() {
        var record = TipRecord.of(self)
        record.displayCount += 1
        record.keep(of: self)
        if option(Tips.IgnoresDisplayFrequency.self)?.ignores != true { TipRecord.lastDisplay = Date() }
    }

    /// Records how long the tip was visible.
    @MainActor func noteEnd(after seconds: TimeInterval) {
        var record = TipRecord.of(self)
        record.seconds += seconds
        if record.invalidation == nil, let most = option(Tips.MaxDisplayDuration.self)?.seconds, record.seconds >= most
        {
            record.invalidation = .displayDurationExceeded
        }
        if record.invalidation == nil, let most = option(Tips.MaxDisplayCount.self)?.count, record.displayCount >= most
        {
            record.invalidation = .displayCountExceeded
        }
        record.keep(of: self)
    }
}

/// A group of tips that are shown one after another.
///
/// See [TipGroup](https://developer.apple.com/documentation/tipkit/tipgroup).
@MainActor @Observable
public final class TipGroup {
    /// Which tip of a group is shown.
    public enum Priority: Sendable {
        /// The first one that is available.
        case firstAvailable
        /// The first one that hasn't been invalidated. While it isn't available yet, none is shown.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Creates a group of tips.
    public init(_ priority: Priority = .firstAvailable, @TipsBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// The tip to show; nil if there is none.
    public var currentTip: (any Tip)? {
        for tip in tips {
            switch tip.status(whileShown: TipShowing.current.contains(tip.id)) {
            case .available: return tip
            case .pending where priority == .ordered: return nil
            case .pending, .invalidated: continue
            }
        }
        return nil
    }

    /// Builds a list of tips.
    @resultBuilder public enum TipsBuilder {
        /// A sequence of tips.
        public static func buildBlock(_ components: any Tip...) -> [any Tip] { components }
    }
}
