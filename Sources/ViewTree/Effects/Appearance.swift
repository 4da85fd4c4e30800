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

private final class AppearanceNode<Content: View>: ModifierNode<Content, AppearanceModifier> {
    private var hasAppeared = false
    /// What is made under another page waits until that is gone.
    private var isPresent = true

    override func modifierDidChange(from old: AppearanceModifier?) {
        if old == nil { graph.afterCommit { [weak self] in self?.appear() } }
    }

    override func presenceDidChange(_ isPresent: Bool) {
        super.presenceDidChange(isPresent)
        self.isPresent = isPresent
        graph.afterCommit { [weak self] in isPresent ? self?.appear() : self?.disappear() }
    }

    private func appear() {
        guard isAlive, isPresent, !hasAppeared else { return }
        hasAppeared = true
        modifier.appear?()
    }

    private func disappear() {
        guard isAlive, hasAppeared else { return }
        hasAppeared = false
        modifier.disappear?()
    }

    override func withdraw() {
        if hasAppeared, let disappear = modifier.disappear { graph.afterCommit(disappear) }
    }
}

extension View {
    /// Runs a closure when the view has come, after the change that brought it.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    /// Runs a closure when the view has gone, after the change that took it away.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }
}
