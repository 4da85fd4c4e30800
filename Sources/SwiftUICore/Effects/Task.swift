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

private final class TaskNode<Content: View>: PassthroughNode<ModifiedContent<Content, TaskModifier>, Content> {
    private var id: AnyHashable?
    private var task: Task<Void, Never>?
    private var modifier: TaskModifier

    init(_ view: ModifiedContent<Content, TaskModifier>, _ context: NodeContext) {
        id = view.modifier.id
        modifier = view.modifier
        super.init(view, context, content: \.content)
        start(view.modifier)
    }

    override func update(_ view: ModifiedContent<Content, TaskModifier>) {
        super.update(view)
        modifier = view.modifier
        guard view.modifier.id != id else { return }
        id = view.modifier.id
        task?.cancel()
        start(view.modifier)
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

    override func teardown() {
        super.teardown()
        task?.cancel()
    }
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
