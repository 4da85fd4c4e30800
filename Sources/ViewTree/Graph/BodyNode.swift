/// The node of a view whose content is computed from a value with dynamic properties (a view with a body, a modifier, a style):
/// keeps the value's state, and computes the content again when something that it read has changed.
@_spi(Nodes) open class BodyNode<V: View, Value, Body: View>: TypedNode<V> {
    private var value: Value
    private var properties = DynamicProperties(of: Value.self)
    private var child: TypedNode<Body>!
    /// Animates the value's own animatable part; nil for types without one.
    private var interpolation: Interpolation<Value>?

    public init(_ value: Value, _ context: NodeContext) {
        self.value = value
        super.init(context)
        if properties.layout.isAnimatable {
            interpolation = Interpolation<Value>(graph) { [weak self] in self?.step() ?? false }
        }
        child = makeTypedChild(evaluateBody())
    }

    override public final var onlyChild: ViewNode? { child }

    /// The content for the value; each kind of node overrides it.
    open func body(of value: Value) -> Body { preconditionFailure("\(Self.self) doesn't say what \(Value.self) shows") }

    /// Sets a newer value. An equal value doesn't re-evaluate the body.
    package final func update(value: Value) {
        guard properties.layout.areEqual(self.value, value) else { return replace(value: value) }
        guard properties.layout.hasActions else { return }
        self.value = value
        properties.bindActions(&self.value)
    }

    package final func replace(value: Value) {
        self.value = value
        evaluate()
    }

    override public final func evaluate() {
        graph.didEvaluate(self)
        child.update(evaluateBody())
    }

    override public final func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if properties.reads(changesFrom: old, to: environment) { graph.invalidate(self) }
    }

    override public final func teardown() {
        super.teardown()
        properties.teardown()
    }

    private func evaluateBody() -> Body {
        graph.bodyEvaluations += 1
        var shown: Body?
        let hasRead = observeReads(expectsReads: properties.layout.readsObservables) {
            properties.bind(&value, to: self)
            properties.recordEnvironment {
                if let interpolation {
                    shown = body(of: interpolation.shown(value, under: animationInForce))
                } else {
                    shown = body(of: value)
                }
            }
        }
        if hasRead { properties.layout.readsObservables = true }
        return shown!
    }

    private func step() -> Bool {
        if isAlive { graph.invalidate(self) }
        return isAlive
    }
}

/// The node of a view with a body.
final class ViewBodyNode<V: View>: BodyNode<V, V, V.Body> {
    override func body(of view: V) -> V.Body { view.body }
    override func update(_ view: V) { update(value: view) }
}
