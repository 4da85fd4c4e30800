import Foundation

/// A running custom animation: evaluated at each step, until it ends.
@MainActor
class AnimationCourse {
    let animation: Animation
    /// In seconds of the graph's clock.
    let start: Double
    private weak var viewer: ViewNode?
    private unowned let graph: ViewGraph
    fileprivate(set) var isOver = false
    fileprivate(set) var isLogicallyComplete = false

    init(_ animation: Animation, _ graph: ViewGraph) {
        self.animation = animation
        self.graph = graph
        start = graph.clock.now
        viewer = animation.viewer.find?()
        graph.clock.didBegin(self)
    }

    var now: Double { graph.clock.now }

    fileprivate var environment: EnvironmentValues { viewer?.environment ?? graph.windowEnvironment }
}

/// A course that moves a vector.
final class VectorCourse<V: VectorArithmetic>: AnimationCourse {
    /// The difference between the new value and the old one.
    let way: V
    private var state: AnimationState<V>

    init(_ animation: Animation, _ way: V, state: AnimationState<V> = AnimationState(), _ graph: ViewGraph) {
        self.way = way
        self.state = state
        super.init(animation, graph)
    }

    /// The part of the change that is covered so far; nil once the animation has ended.
    func step() -> V? {
        guard !isOver else { return nil }
        var context = AnimationContext(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        let part = animation.animate(value: way, time: max(now - start, 0), context: &context)
        state = context.state
        isLogicallyComplete = context.isLogicallyComplete
        isOver = part == nil
        return part
    }

    /// The state that another animation takes over from this one; nil if it doesn't.
    func stateIfMerged(into next: Animation, way: V) -> AnimationState<V>? {
        var context = AnimationContext(state: state, environment: environment)
        let merges = next.shouldMerge(previous: animation, value: way, time: max(now - start, 0), context: &context)
        return merges ? context.state : nil
    }
}
