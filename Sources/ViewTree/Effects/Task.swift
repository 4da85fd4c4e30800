/// Runs an asynchronous action as long as a view exists.
struct TaskModifier: PrimitiveModifier {
    /// When the identity changes, the action is canceled and started again.
    let id: TaskIdentity?
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        TaskNode(view, context)
    }
}

/// A value that is only compared.
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
    /// If the task is started several times in one round, by a new identity and by reappearing, only the last start counts.
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
    /// Runs an action as long as the view exists; it is canceled when the view disappears.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: nil, priority: priority) { await action() })
    }

    /// Runs an action with a name that debuggers show.
    public func task(
        name: String?, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(priority: priority, action)
    }

    /// Cancels the task and starts another one when the value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: TaskIdentity(value: value), priority: priority) { await action() })
    }
}
