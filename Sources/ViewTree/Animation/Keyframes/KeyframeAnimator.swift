import Foundation

/// A view that depends on a value animated by keyframes: repeatedly, or once whenever a trigger changes.
///
/// See [KeyframeAnimator](https://developer.apple.com/documentation/swiftui/keyframeanimator). The content closure is evaluated
/// in Swift, sixty times a second while the value changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View, PrimitiveView
where KeyframePath.Value == Value {
    let initial: Value
    let trigger: AnyTrigger?
    let repeats: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Plays the keyframes repeatedly while `repeating` is true.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays the keyframes once whenever the trigger changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.trigger = AnyTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        KeyframeNode(view, context)
    }
}

private final class KeyframeNode<Value, Path: Keyframes, Content: View>: TypedNode<
    KeyframeAnimator<Value, Path, Content>
>
where Path.Value == Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var child: TypedNode<Content>!
    private var value: Value
    private var run: (timeline: KeyframeTimeline<Value>, start: Double)?

    init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: NodeContext) {
        self.view = view
        value = view.initial
        super.init(context)
        child = makeTypedChild(content)
        if view.repeats { start() }
    }

    override var onlyChild: ViewNode? { child }

    private var content: Content { track { view.content(value) } }

    override func update(_ view: KeyframeAnimator<Value, Path, Content>) {
        let old = self.view
        self.view = view
        if view.trigger != old.trigger || view.repeats && !old.repeats { start() }
        if !view.repeats, old.repeats { reset() }
        evaluate()
    }

    override func evaluate() {
        graph.didEvaluate(self)
        child.update(content)
    }

    /// A new run starts at the value where the previous one was. With reduced motion, the value jumps to the run's end, whose
    /// content might otherwise never be seen; a repeating run has no end, so the value stays at its beginning.
    private func start() {
        let timeline = KeyframeTimeline(value, view.keyframes(value))
        guard !graph.reducesMotion else {
            if !view.repeats { value = timeline.value(time: timeline.duration) }
            return
        }
        run = (timeline, graph.clock.now)
        graph.clock.run(self) { [weak self] in self?.step() ?? false }
    }

    /// When it stops repeating, the value returns to the beginning.
    private func reset() {
        run = nil
        value = view.initial
        graph.clock.stop(self)
    }

    private func step() -> Bool {
        guard isAlive, let (timeline, start) = run else { return false }
        let time = graph.clock.now - start
        value = timeline.value(time: time)
        graph.invalidate(self)
        guard time >= timeline.duration else { return true }
        run = nil
        if view.repeats, timeline.duration > 0 { self.start() }
        return run != nil
    }

    override func teardown() {
        super.teardown()
        graph.clock.stop(self)
    }
}

extension View {
    /// Modifies this view with a value that is animated by keyframes.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Modifies this view with a value that is animated by keyframes once whenever the trigger changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
    }
}
