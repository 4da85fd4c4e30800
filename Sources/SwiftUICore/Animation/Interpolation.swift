import DisplayList
import Foundation

/// A value whose animatable part is on its way from what it was to what it is.
@MainActor
final class Interpolation<Value> {
    private let part: AnimatablePart<Value>
    private unowned let graph: ViewGraph
    /// Shows the value again; false where nobody is there any more to show it.
    private let step: () -> Bool
    private var from: Value?
    private var target: Value?
    private var travel: Travel?

    /// Nil for values of a type that has no animatable part.
    init?(_ graph: ViewGraph, step: @escaping () -> Bool) {
        guard let part = AnimatablePart<Value>() else { return nil }
        self.part = part
        self.graph = graph
        self.step = step
    }

    /// What is to be seen now of a value, which is the one before or another that is to be reached by an animation.
    func shown(_ value: Value, under animation: Animation?) -> Value {
        if let target, part.differs(target, value) { change(from: presented(target), under: animation) }
        target = value
        return presented(value)
    }

    private func change(from old: Value, under animation: Animation?) {
        guard let animation, !graph.reducesMotion else {
            travel = nil
            return
        }
        from = old
        travel = Travel(from: 0, to: 1, under: animation.motion(serial: 0), start: graph.clock.now)
        graph.clock.run(self) { [weak self] in
            guard let self, travel != nil else { return false }
            return step()
        }
    }

    private func presented(_ value: Value) -> Value {
        guard let from, let travel else { return value }
        let now = graph.clock.now
        guard now < travel.end else {
            self.travel = nil
            return value
        }
        return part.between(from, value, travel.state(at: now).value)
    }
}

/// The animatable part of a type, found by the type alone.
@MainActor
struct AnimatablePart<Value> {
    let differs: (Value, Value) -> Bool
    /// The second value, with the part that lies at a share of the way from the first's to its own.
    let between: (Value, Value, Double) -> Value

    init?() {
        guard let type = Value.self as? any Animatable.Type, let part = Self.open(type) else { return nil }
        self = part
    }

    private init(differs: @escaping (Value, Value) -> Bool, between: @escaping (Value, Value, Double) -> Value) {
        self.differs = differs
        self.between = between
    }

    private static func open<A: Animatable>(_: A.Type) -> AnimatablePart? {
        guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
        return AnimatablePart(
            differs: { ($0 as! A).animatableData != ($1 as! A).animatableData },
            between: { from, to, share in
                var value = to as! A
                value.animatableData = (from as! A).animatableData.interpolated(
                    towards: value.animatableData, amount: share)
                return value as! Value
            })
    }
}
