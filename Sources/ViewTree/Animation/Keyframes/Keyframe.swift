import Foundation

/// One stretch of a track of keyframes: where it leads to, how long it takes and by which curve.
public struct _KeyframeSegment<Value: Animatable> {
    enum Curve {
        case move
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Value?)
        case cubic(startVelocity: Value?, endVelocity: Value?)
    }

    let target: Value
    /// In seconds.
    let duration: Double
    let curve: Curve
}

/// A part of a track: a keyframe, or several.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    var _segments: [_KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
    /// The stretches of the body.
    public var _segments: [_KeyframeSegment<Value>] { body._segments }
}

extension KeyframeTrackContent where Body == Self {
    /// The keyframe itself.
    public var body: Self { self }
}

/// Goes to a value at an even pace, or by a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = LinearKeyframe<Value>
    /// The stretches of the track.
    public let _segments: [_KeyframeSegment<Value>]

    /// Goes to a value in so many seconds; negative durations count as 0.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _segments = [_KeyframeSegment(target: to, duration: max(duration, 0), curve: .linear(timingCurve))]
    }
}

/// Goes to a value as a spring does; without a duration for as long as the spring takes to settle.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = SpringKeyframe<Value>
    /// The stretches of the track.
    public let _segments: [_KeyframeSegment<Value>]

    /// Goes to a value as the spring does; the duration is in seconds, and the velocity in units a second.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _segments = [
            _KeyframeSegment(
                target: to, duration: max(duration ?? spring.settlingDuration, 0),
                curve: .spring(spring, startVelocity: startVelocity))
        ]
    }
}

/// Goes to a value by a cubic curve that is smooth with those before and after it. Velocities are in units a second.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = CubicKeyframe<Value>
    /// The stretches of the track.
    public let _segments: [_KeyframeSegment<Value>]

    /// Goes to a value in so many seconds; without a velocity, the curve is smooth with its neighbours.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _segments = [
            _KeyframeSegment(
                target: to, duration: max(duration, 0),
                curve: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
        ]
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = MoveKeyframe<Value>
    /// The stretches of the track.
    public let _segments: [_KeyframeSegment<Value>]

    /// Is at a value at once.
    public init(_ to: Value) { _segments = [_KeyframeSegment(target: to, duration: 0, curve: .move)] }
}

/// The keyframes of several statements.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = _KeyframeSequence<Value>
    /// The stretches of the track.
    public let _segments: [_KeyframeSegment<Value>]
}

/// The keyframes of an `if` without an `else`. It names the type of its content, so that a compiler knows it where there is
/// none.
public struct _OptionalKeyframes<Content: KeyframeTrackContent>: KeyframeTrackContent {
    /// The type of value that the content moves.
    public typealias Value = Content.Value
    /// The stretches of the track.
    public let _segments: [_KeyframeSegment<Content.Value>]
}

/// Builds a track from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A statement as it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// The first statement.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// The statements so far, and one more.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: accumulated._segments + next._segments)
    }

    /// The keyframes of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: components.flatMap(\._segments))
    }

    /// The keyframes of an `if` without `else`: none where the condition fails.
    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _OptionalKeyframes<K>
    where K.Value == Value {
        _OptionalKeyframes(_segments: component?._segments ?? [])
    }

    /// The keyframes of one branch.
    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: component._segments)
    }

    /// The keyframes of one branch.
    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: component._segments)
    }
}
