/// Builds tracks from the statements of a closure.
///
/// Keyframes outside of any track animate the whole value: they become the only track.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A statement as it is.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// The first statement.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// The statements so far, and one more.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
    }

    /// The tracks of all statements.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

// MARK: - Keyframes of the whole value

extension KeyframesBuilder {
    /// A statement as it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// The first statement.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// The statements so far, and one more.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// The keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// The keyframes of an `if` without `else`; none if the condition is false.
    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _OptionalKeyframes<K>
    where K.Value == Value { KeyframeTrackContentBuilder<K.Value>.buildOptional(component) }

    /// The keyframes of one branch.
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// The keyframes of one branch.
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// One track of the whole value.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value { KeyframeTrack { component } }
}
