import DisplayList
import Foundation

/// A value whose animatable part may be moving from its old to its new state.
@MainActor
package final class Interpolation<Value> {
    private let part: AnimatablePart<Value>
    private unowned let graph: ViewGraph
    /// Shows the value again; returns false if nothing shows it any more.
    private let step: () -> Bool
    private var from: Value?
    private var target: Value?
    private var travel: Travel?
    /// Running custom animations, the oldest first: each has its own change, and the changes are added.
    private var courses: [AnimationCourse] = []
    /// Beyond this number they are merged into one, which starts at the current value.
    private static var coursesMax: Int { 8 }

    /// Nil for values of a type without an animatable part.
    package init?(_ graph: ViewGraph, step: @escaping () -> Bool) {
        guard let part = AnimatablePart<Value>() else { return nil }
        self.part = part
        self.graph = graph
        self.step = step
    }

    /// The value to show now, given the target value, which may be new and then is reached with an animation.
    package func shown(_ value: Value, under animation: Animation?) -> Value {
        if let target, part.differs(target, value) { change(from: target, to: value, under: animation) }
        target = value
        return presented(value)
    }

    private func change(from old: Value, to new: Value, under animation: Animation?) {
        let seen = presented(old)
        travel = nil
        guard let animation, !graph.reducesMotion else {
            courses = []
            return
        }
        if animation.isCustom {
            courses = continued(from: old, seenAs: seen, to: new, under: animation)
        } else {
            courses = []
            from = seen
            travel = Travel(from: 0, to: 1, under: animation.motion(serial: 0), start: graph.clock.now)
        }
        graph.clock.run(self) { [weak self] in
            guard let self, travel != nil || !courses.isEmpty else { return false }
            return step()
        }
    }

    /// A custom animation takes over the running ones, or is added to the custom ones that continue.
    private func continued(
        from old: Value, seenAs seen: Value, to new: Value, under animation: Animation
    ) -> [AnimationCourse] {
        guard let last = courses.last, courses.count < Self.coursesMax else {
            return [part.course(animation, seen, new, graph)]
        }
        if let merged = part.mergedCourse(animation, seen, new, last, graph) { return [merged] }
        return courses + [part.course(animation, old, new, graph)]
    }

    private func presented(_ value: Value) -> Value {
        if !courses.isEmpty {
            var shown = value
            courses.removeAll { !part.step($0, &shown) }
            return shown
        }
        guard let from, let travel else { return value }
        let now = graph.clock.now
        guard now < travel.end else {
            self.travel = nil
            return value
        }
        return part.between(from, value, travel.state(at: now).value)
    }
}
