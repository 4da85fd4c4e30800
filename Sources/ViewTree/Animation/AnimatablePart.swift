import Foundation

/// The animatable part of a type, found from the type alone.
@MainActor
struct AnimatablePart<Value> {
    let differs: (Value, Value) -> Bool
    /// The second value, with its animatable part interpolated between both values.
    let between: (Value, Value, Double) -> Value
    /// Starts a custom animation from one value to another.
    let course: (Animation, Value, Value, ViewGraph) -> AnimationCourse
    /// The same, if the animation takes over a running one; nil if it doesn't.
    let mergedCourse: (Animation, Value, Value, AnimationCourse, ViewGraph) -> AnimationCourse?
    /// Subtracts the distance that a custom animation still has to cover from a value; returns false once it has ended.
    let step: (AnimationCourse, inout Value) -> Bool

    init?() {
        guard let type = Value.self as? any Animatable.Type, let part = Self.open(type) else { return nil }
        self = part
    }

    private init<A: Animatable>(of _: A.Type) {
        differs = { ($0 as! A).animatableData != ($1 as! A).animatableData }
        between = { from, to, share in
            var value = to as! A
            value.animatableData = (from as! A).animatableData.interpolated(
                towards: value.animatableData, amount: share)
            return value as! Value
        }
        course = { animation, from, to, graph in
            let way = (to as! A).animatableData - (from as! A).animatableData
            return VectorCourse(animation, way, graph)
        }
        mergedCourse = { animation, from, to, last, graph in
            let way = (to as! A).animatableData - (from as! A).animatableData
            let state = (last as! VectorCourse<A.AnimatableData>).stateIfMerged(into: animation, way: way)
            return state.map { VectorCourse(animation, way, state: $0, graph) }
        }
        step = { course, shown in
            let course = course as! VectorCourse<A.AnimatableData>
            guard let part = course.step() else { return false }
            var value = shown as! A
            value.animatableData = value.animatableData - course.way + part
            shown = value as! Value
            return true
        }
    }

    private static func open<A: Animatable>(_ type: A.Type) -> AnimatablePart? {
        A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatablePart(of: type)
    }
}
