import Foundation

/// An actor with a context of its own. `@ModelActor` adds the conformance.
///
/// See [ModelActor](https://developer.apple.com/documentation/swiftdata/modelactor).
public protocol ModelActor: Actor {
    /// The container of the actor's context.
    nonisolated var modelContainer: ModelContainer { get }
    /// Runs the actor's code, and holds its context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor that runs the actor's code.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model with an identifier, in the actor's context.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.relatedModel(for: id) as? T
    }
}

/// Runs the code of a `ModelActor`.
public protocol ModelExecutor: Executor, AnyObject {
    /// The context of the actor.
    var modelContext: ModelContext { get }
    /// The executor itself.
    func asUnownedSerialExecutor() -> UnownedSerialExecutor
}

/// A model executor that runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the code of a `ModelActor` on a queue, away from the main actor.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    // @unchecked: the context is used by the actor's code alone, which the queue runs.
    /// The context of the actor.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "kissa.swiftdata.ModelActor")

    /// An executor with a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a job after those before it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    /// The executor itself.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
