/// Cycles through phases, each with an animation: repeatedly, or once whenever a value changes.
///
/// See [PhaseAnimator](https://developer.apple.com/documentation/swiftui/phaseanimator).
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var place = 0
    @State private var round = 0

    /// Cycles through the phases repeatedly, as long as the view exists.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Goes once through all phases, and back to the first one, whenever the value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), AnyTrigger(trigger), content, animation)
    }

    private init(
        _ phases: [Phase], _ trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        precondition(!phases.isEmpty, "a PhaseAnimator needs a phase")
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// What the view shows.
    public var body: some View {
        content(phases[min(place, phases.count - 1)])
            .onAppear { if trigger == nil { start() } }
            .onDisappear { stop() }
            .onChange(of: trigger) { start() }
    }

    /// Starts a run; an earlier one ends.
    private func start() {
        guard phases.count > 1 else { return }
        round += 1
        advance(in: round)
    }

    /// Stops when the view disappears, or a run would go on for ever without a pause. If the view reappears, a trigger starts
    /// from the first phase.
    private func stop() {
        round += 1
        if trigger != nil { place = 0 }
    }

    private func advance(in current: Int) {
        let next = (place + 1) % phases.count
        // A phase without an animation would immediately be followed by the next one, for ever.
        withAnimation(animation(phases[next]) ?? .linear(duration: 0.05)) {
            place = next
        } completion: {
            guard current == round, trigger == nil || next != 0 else { return }
            advance(in: current)
        }
    }
}

package struct AnyTrigger: Equatable {
    private let value: any Equatable

    package init(_ value: any Equatable) { self.value = value }

    package static func == (left: AnyTrigger, right: AnyTrigger) -> Bool { isEqual(left.value, right.value) }
}

private func isEqual<E: Equatable>(_ left: E, _ right: any Equatable) -> Bool { (right as? E) == left }

extension View {
    /// Cycles through phases repeatedly; the closure modifies this view for each phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
    }

    /// Goes once through all phases whenever the value changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
            animation: animation)
    }
}
