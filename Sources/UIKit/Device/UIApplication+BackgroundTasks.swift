import Foundation
import Synchronization

/// Identifies a task that continues while the app is hidden.
///
/// See [UIBackgroundTaskIdentifier](https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number.
    public let rawValue: Int
    /// A task by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task: its number is 0.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A process keeps running when all its windows are hidden, so background tasks never expire.
extension UIApplication {
    private nonisolated static let backgroundTaskCount = Atomic(0)

    /// Begins a task that continues while the app is hidden. There is no time limit, so the handler is never called.
    public nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        let count = Self.backgroundTaskCount.add(1, ordering: .relaxed).newValue
        return UIBackgroundTaskIdentifier(rawValue: count)
    }

    /// Begins a task that continues while the app is hidden. There is no time limit, so the handler is never called.
    public nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(expirationHandler: handler)
    }

    /// Has no effect: nothing waits for the task's end.
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Always `greatestFiniteMagnitude`: there is no limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
