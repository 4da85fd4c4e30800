import Foundation

/// Values of two publishers, matched first with first.
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

    /// Whether one has ended and nothing of it is left to match.
    var isExhausted: Bool { lock.withLock { leftEnded && lefts.isEmpty || rightEnded && rights.isEmpty } }
}

/// The newest values of two publishers, once there are both.
final class Latest<Left, Right>: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private let lock = NSLock()
    private var left: Left?
    private var right: Right?

    // The old value may run a deinitialiser of the app's, so it goes outside the lock.

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

/// Ends something once, whoever asks first.
final class Ends: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private let lock = NSLock()
    private var hasEnded = false
    /// What is done at the end.
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

/// Counts down.
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
