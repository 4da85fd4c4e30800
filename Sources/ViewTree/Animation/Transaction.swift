import Foundation

/// The context of a change: above all, the animation that it is to be shown with.
public struct Transaction: Sendable {
    /// The animation that the change is shown with; nil shows it at once.
    public var animation: Animation?
    /// Whether views leave animations of their own (`animation(_:value:)`) out of this change.
    public var disablesAnimations = false
    /// Whether the change belongs to a motion that goes on, such as a drag. It is handed on, and has no effect here.
    public var isContinuous = false
    /// Whether changes without an animation are to hand their speed to the animation after them. It goes with the
    /// transaction and is not acted on: in Kissa a spring takes over the speed of motions only, and begins from rest
    /// after what a finger moved.
    public var tracksVelocity = false
    /// Equal for changes made in one `withTransaction`, so that they are evaluated together.
    var serial = 0
    var completions: [AnimationCompletion] = []
    /// Of keys of the app's.
    var values: [ObjectIdentifier: TransactionValue] = [:]

    /// A transaction without an animation.
    public nonisolated init() {}

    /// A transaction with an animation; nil is none.
    public nonisolated init(animation: Animation?) { self.animation = animation }

    /// The transaction of the code that runs now; task-local, so that it is the same thread's and nobody else's.
    @TaskLocal package static var current = Transaction()

    /// Runs `completion` once, when what changes in this transaction has arrived: right after the changes where nothing
    /// moves, never for an animation that repeats for ever.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        // Only ever called on the main actor, where transactions are made as well.
        nonisolated(unsafe) let completion = completion
        completions.append(AnimationCompletion(criteria: criteria) { completion() })
    }

    /// Whether nothing has been asked of it.
    var isPlain: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && completions.isEmpty
            && values.isEmpty
    }
}

/// Runs `body`; what it changes is shown with `animation`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what it changes is shown with `animation`, and `completion` runs when all of it has arrived: at once where
/// nothing moves, never for an animation that repeats for ever.
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

/// Runs `body` in a transaction, which its changes are shown with.
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

/// Numbers from 1, from any thread.
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
