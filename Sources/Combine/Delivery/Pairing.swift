import Foundation

/// Queues the values of two publishers and pairs them in order.
final class Pairing<Left, Right>: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private let lock = NSLock()
    private var lefts = Fifo<Left>()
    private var rights = Fifo<Right>()
    private var leftEnded = false
    private var rightEnded = false

    func addLeft(_ value: Left) -> (Left, Right)? {
        lock.withLock {
            guard let right = rights.popFirst() else {
                lefts.append(value)
                return nil
            }
            return (value, right)
        }
    }

    func addRight(_ value: Right) -> (Left, Right)? {
        lock.withLock {
            guard let left = lefts.popFirst() else {
                rights.append(value)
                return nil
            }
            return (left, value)
        }
    }

    func endLeft() { lock.withLock { leftEnded = true } }
    func endRight() { lock.withLock { rightEnded = true } }

    /// Whether no pair can follow: one publisher has completed, and its queue is empty.
    var isExhausted: Bool { lock.withLock { leftEnded && lefts.isEmpty || rightEnded && rights.isEmpty } }
}

/// The latest values of two publishers, once both have sent one.
final class Latest<Left, Right>: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private let lock = NSLock()
    private var left: Left?
    private var right: Right?

    // Releasing the old value may run an app's deinitializer, so it happens outside the lock.

    func setLeft(_ value: Left) -> (Left, Right)? {
        let (old, other) = lock.withLock {
            defer { left = .some(value) }
            return (left, right)
        }
        return withExtendedLifetime(old) { other.map { (value, $0) } }
    }

    func setRight(_ value: Right) -> (Left, Right)? {
        let (old, other) = lock.withLock {
            defer { right = .some(value) }
            return (right, left)
        }
        return withExtendedLifetime(old) { other.map { ($0, value) } }
    }
}

/// Makes sure that a stream completes only once, whichever caller comes first.
final class Ends: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private let lock = NSLock()
    private var hasEnded = false
    /// Called once, at the completion.
    var onFinish: () -> Void = {}

    func finish(_ then: () -> Void) {
        let onFinish = lock.withLock {
            defer { (hasEnded, self.onFinish) = (true, {}) }
            return hasEnded ? nil : self.onFinish
        }
        guard let onFinish else { return }
        onFinish()
        then()
    }
}

/// A thread-safe counter that counts down.
final class Countdown: @unchecked Sendable {
    // @unchecked: the lock guards the only field.
    private let lock = NSLock()
    private var left: Int

    init(from count: Int) { left = count }

    func next() -> Int {
        lock.withLock {
            left -= 1
            return left
        }
    }
}
