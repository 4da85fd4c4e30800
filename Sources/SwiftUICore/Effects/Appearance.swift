/// Runs closures when a view comes and goes.
struct AppearanceModifier: PrimitiveModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        AppearanceNode(view, context)
    }
}

private final class AppearanceNode<Content: View>: PassthroughNode<
    ModifiedContent<Content, AppearanceModifier>, Content
>
{
    private var modifier: AppearanceModifier
    private var hasAppeared = false

    init(_ view: ModifiedContent<Content, AppearanceModifier>, _ context: NodeContext) {
        modifier = view.modifier
        super.init(view, context, content: \.content)
        graph.afterCommit { [weak self] in self?.appear() }
    }

    override func update(_ view: ModifiedContent<Content, AppearanceModifier>) {
        modifier = view.modifier
        super.update(view)
    }

    override func presenceDidChange(_ isPresent: Bool) {
        super.presenceDidChange(isPresent)
        graph.afterCommit { [weak self] in isPresent ? self?.appear() : self?.disappear() }
    }

    private func appear() {
        guard isAlive, !hasAppeared else { return }
        hasAppeared = true
        modifier.appear?()
    }

    private func disappear() {
        guard isAlive, hasAppeared else { return }
        hasAppeared = false
        modifier.disappear?()
    }

    override func teardown() {
        let wasAlive = isAlive
        super.teardown()
        guard wasAlive, hasAppeared, let disappear = modifier.disappear else { return }
        graph.afterCommit(disappear)
    }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }
}
