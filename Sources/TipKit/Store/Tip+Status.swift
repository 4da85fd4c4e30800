import Foundation
import SwiftUI

extension Tip {
    /// Whether the tip may be shown to the present visitor.
    public var status: Tips.Status { TipStore.onMain { status(whileShown: false) } }

    /// Whether the tip may be shown to the present visitor now.
    public var shouldDisplay: Bool { status == .available }

    /// Whether the tip may be shown, again whenever that changes.
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

    /// Whether the tip may be shown now, again whenever that changes.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {
        statusUpdates.map { $0 == .available }
    }

    /// The tip is never shown again to the present visitor.
    public func invalidate(reason: Tips.InvalidationReason) {
        TipStore.onMain {
            var record = TipRecord.of(self)
            guard record.invalidation == nil else { return }
            record.invalidation = reason
            record.keep(of: self)
        }
    }

    /// Forgets what the present visitor has seen of the tip.
    public func resetEligibility() async { TipStore.onMain { TipRecord().keep(of: self) } }

    // MARK: For views

    /// - Parameter isShown: Whether the tip is in sight already: how often it may come doesn't matter then.
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

    /// The type's own, also where the tip is held as any.
    private var typeName: String { (self as? AnyTip)?.tip.typeName ?? String(describing: type(of: self)) }

    func option<Option: TipOption>(_ type: Option.Type) -> Option? { options.lazy.compactMap { $0 as? Option }.last }

    /// The tip comes into sight.
    @MainActor func noteDisplay() {
        var record = TipRecord.of(self)
        record.displayCount += 1
        record.keep(of: self)
        if option(Tips.IgnoresDisplayFrequency.self)?.ignores != true { TipRecord.lastDisplay = Date() }
    }

    /// The tip was in sight for so long.
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

/// Tips one after the other.
///
/// See [TipGroup](https://developer.apple.com/documentation/tipkit/tipgroup).
@MainActor @Observable
public final class TipGroup {
    /// Which of several tips is shown.
    public enum Priority: Sendable {
        /// The first that may be.
        case firstAvailable
        /// The first that wasn't put away: the others wait for it.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Tips with an order.
    public init(_ priority: Priority = .firstAvailable, @TipsBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// The tip that may be shown; nil if none may.
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

    /// Makes a list of tips.
    @resultBuilder public enum TipsBuilder {
        /// Several tips.
        public static func buildBlock(_ components: any Tip...) -> [any Tip] { components }
    }
}
