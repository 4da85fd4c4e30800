/// Runs an asynchronous action for as long as a view is there.
struct TaskModifier: PrimitiveModifier {
    /// A change of identity cancels the action and starts it anew.
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        TaskNode(view, context)
    }
}

private final class TaskNode<Content: View>: ModifierNode<Content, TaskModifier> {
    private var task: Task<Void, Never>?

    override func modifierDidChange(from old: TaskModifier?) {
        if let old, old.id == modifier.id { return }
        task?.cancel()
        start(modifier)
    }

    private func start(_ modifier: TaskModifier) {
        graph.afterCommit { [weak self] in
            guard let self, isAlive else { return }
            task = Task(priority: modifier.priority) { @MainActor in await modifier.action() }
        }
    }

    override func presenceDidChange(_ isPresent: Bool) {
        super.presenceDidChange(isPresent)
        task?.cancel()
        if isPresent { start(modifier) }
    }

    override func withdraw() { task?.cancel() }
}

extension View {
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: nil, priority: priority) { await action() })
    }

    public func task<T: Hashable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: AnyHashable(value), priority: priority) { await action() })
    }
}
