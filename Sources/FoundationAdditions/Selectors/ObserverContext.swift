import Foundation
import Synchronization

/// In which context an observer's method is called. A room above that knows windows makes it: a window's code gets only the
/// notifications of its own window or of none, and runs in its own window's context.
package enum ObserverContext {
    /// Makes the call, in the context in which the observer was added, or doesn't make it.
    package typealias Calling = @Sendable (_ note: Notification, _ call: () -> Void) -> Void

    private static let maker = Mutex<(@Sendable () -> Calling?)?>(nil)

    /// Sets what makes a context. It is asked whenever an observer is added; nil is no context.
    package static func set(_ make: @escaping @Sendable () -> Calling?) { maker.withLock { $0 = make } }

    static var current: Calling? { maker.withLock { $0 }?() }
}
