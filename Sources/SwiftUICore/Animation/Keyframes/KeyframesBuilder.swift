/// Builds tracks from the statements of a closure.
///
/// Keyframes that stand in it by themselves, in no track, move the whole value: they become the one track.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
    }

    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

// MARK: - Keyframes of the whole value

extension KeyframesBuilder {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _OptionalKeyframes<K>
    where K.Value == Value { KeyframeTrackContentBuilder<K.Value>.buildOptional(component) }

    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value { KeyframeTrack { component } }
}
