/// Runs closures when a view appears and disappears.
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
    /// A view created below another page waits until that page is gone.
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
    /// Runs a closure when the view has appeared, after the change that inserted it.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    /// Runs a closure when the view has disappeared, after the change that removed it.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }
}
