/// The node of a view with a body: keeps its state and evaluates the body when something that it read has changed.
final class BodyNode<V: View>: TypedNode<V> {
    private var view: V
    private var properties: DynamicProperties
    private var child: TypedNode<V.Body>!
    /// Moves the view's own animatable part.
    private lazy var interpolation = Interpolation<V>(graph) { [weak self] in self?.step() ?? false }

    init(_ view: V, _ context: NodeContext) {
        self.view = view
        properties = DynamicProperties(of: V.self)
        super.init(context)
        child = makeTypedChild(evaluateBody())
    }

    override var lazyItems: [LazyItem] { child?.lazyItems ?? [] }
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: V) {
        guard !FieldLayout.of(V.self).areEqual(self.view, view) else { return }
        self.view = view
        evaluate()
    }

    override func evaluate() {
        graph.didEvaluate(self)
        child.update(evaluateBody())
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if properties.reads(changesFrom: old, to: environment) { graph.invalidate(self) }
    }

    override func teardown() {
        super.teardown()
        properties.teardown()
    }

    private func evaluateBody() -> V.Body {
        graph.bodyEvaluations += 1
        return track {
            properties.bind(&view, to: self)
            let shown = interpolation?.shown(view, under: animationInForce) ?? view
            return properties.recordingEnvironment { shown.body }
        }
    }

    private func step() -> Bool {
        if isAlive { graph.invalidate(self) }
        return isAlive
    }
}
