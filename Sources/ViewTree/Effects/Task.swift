/// Runs an asynchronous action for as long as a view is there.
struct TaskModifier: PrimitiveModifier {
    /// A change of identity cancels the action and starts it anew.
    let id: TaskIdentity?
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        TaskNode(view, context)
    }
}

/// A value of which is asked only whether it is another one.
struct TaskIdentity: Equatable {
    let value: any Equatable

    static func == (a: TaskIdentity, b: TaskIdentity) -> Bool {
        func isSame<T: Equatable>(_ value: T) -> Bool { b.value as? T == value }
        return isSame(a.value)
    }
}

private final class TaskNode<Content: View>: ModifierNode<Content, TaskModifier> {
    private var task: Task<Void, Never>?
    private var isPresent = true
    /// Of several starts in one round, by another identity and by coming back, the last one counts.
    private var startCount = 0

    override func modifierDidChange(from old: TaskModifier?) {
        if let old, old.id == modifier.id { return }
        task?.cancel()
        start(modifier)
    }

    private func start(_ modifier: TaskModifier) {
        startCount += 1
        let mine = startCount
        graph.afterCommit { [weak self] in
            guard let self, isAlive, isPresent, startCount == mine else { return }
            task = Task(priority: modifier.priority) { @MainActor in await modifier.action() }
        }
    }

    override func presenceDidChange(_ isPresent: Bool) {
        super.presenceDidChange(isPresent)
        guard isPresent != self.isPresent else { return }
        self.isPresent = isPresent
        task?.cancel()
        if isPresent { start(modifier) }
    }

    override func withdraw() { task?.cancel() }
}

extension View {
    /// Runs for as long as the view is there, and is cancelled when it goes.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: nil, priority: priority) { await action() })
    }

    /// A task of a name that debuggers show.
    public func task(
        name: String?, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(priority: priority, action)
    }

    /// Cancels the task and starts another one where the value has changed.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: TaskIdentity(value: value), priority: priority) { await action() })
    }
}
