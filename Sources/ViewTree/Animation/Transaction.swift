import Foundation

/// The context of a change: most of all, its animation.
public struct Transaction: Sendable {
    /// The change's animation; nil shows the change at once.
    public var animation: Animation?
    /// Whether the views' own animations (`animation(_:value:)`) are disabled for this change.
    public var disablesAnimations = false
    /// Whether the change belongs to a continuous interaction, such as a drag. It is passed on, and has no effect here.
    public var isContinuous = false
    /// Whether changes without an animation pass their velocity to the next animation. It is stored, but has no effect: in Kissa
    /// a spring only takes over the velocity of motions, and starts from rest after a finger moved the value.
    public var tracksVelocity = false
    /// Equal for changes made in the same `withTransaction`, so that they are evaluated together.
    var serial = 0
    var completions: [AnimationCompletion] = []
    /// The values of the app's own keys.
    var values: [ObjectIdentifier: TransactionValue] = [:]

    /// A transaction without an animation.
    public nonisolated init() {}

    /// A transaction with an animation, or without one if nil.
    public nonisolated init(animation: Animation?) { self.animation = animation }

    /// The transaction of the running code; task-local, so that other threads don't see it.
    @TaskLocal package static var current = Transaction()

    /// Runs `completion` once, when the changes in this transaction have been shown: right after the changes if nothing is
    /// animated, never for an animation that repeats for ever.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        // Only called on the main actor, where transactions are made as well.
        nonisolated(unsafe) let completion = completion
        completions.append(AnimationCompletion(criteria: criteria) { completion() })
    }

    /// Whether nothing is set in it.
    var isPlain: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && completions.isEmpty
            && values.isEmpty
    }
}

/// Runs `body`, and shows its changes with `animation`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, and shows its changes with `animation`. `completion` runs when all of them have been shown: at once if nothing is
/// animated, never for an animation that repeats for ever.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.completions = [AnimationCompletion(criteria: completionCriteria, completion)]
    return try withTransaction(transaction, body)
}

/// Runs `body` in a transaction, with which its changes are shown.
///
/// - Throws: What `body` throws.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    if transaction.isPlain, Transaction.current.animation == nil { return try body() }
    var transaction = transaction
    if transaction.serial == 0 { transaction.serial = TransactionSerial.next() }
    defer { for completion in transaction.completions { completion.runIfNothingChanged() } }
    return try Transaction.$current.withValue(transaction, operation: body)
}

enum TransactionSerial {
    private static let counter = Counter()
    static func next() -> Int { counter.next() }
}

/// Counts from 1, thread-safe.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
        lock.withLock {
            value += 1
            return value
        }
    }
}
