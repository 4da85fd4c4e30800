import Foundation

/// A segment of a keyframe track: its target, duration and curve.
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
    /// The segments of the body.
    public var _segments: [_KeyframeSegment<Value>] { body._segments }
}

extension KeyframeTrackContent where Body == Self {
    /// The keyframe itself.
    public var body: Self { self }
}

/// Interpolates to a value linearly or with a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = LinearKeyframe<Value>
    /// The track's segments.
    public let _segments: [_KeyframeSegment<Value>]

    /// Interpolates to a value in `duration` seconds; a negative duration counts as 0.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _segments = [_KeyframeSegment(target: to, duration: max(duration, 0), curve: .linear(timingCurve))]
    }
}

/// Moves to a value like a spring; without a duration, for the spring's settling time.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = SpringKeyframe<Value>
    /// The track's segments.
    public let _segments: [_KeyframeSegment<Value>]

    /// Moves to a value like the spring; the duration is in seconds, and the velocity in units per second.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _segments = [
            _KeyframeSegment(
                target: to, duration: max(duration ?? spring.settlingDuration, 0),
                curve: .spring(spring, startVelocity: startVelocity))
        ]
    }
}

/// Moves to a value along a cubic curve that joins its neighbors smoothly. Velocities are in units per second.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = CubicKeyframe<Value>
    /// The track's segments.
    public let _segments: [_KeyframeSegment<Value>]

    /// Moves to a value in `duration` seconds; without a velocity, the curve joins its neighbors smoothly.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _segments = [
            _KeyframeSegment(
                target: to, duration: max(duration, 0),
                curve: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
        ]
    }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = MoveKeyframe<Value>
    /// The track's segments.
    public let _segments: [_KeyframeSegment<Value>]

    /// Jumps to a value.
    public init(_ to: Value) { _segments = [_KeyframeSegment(target: to, duration: 0, curve: .move)] }
}

/// The keyframes of several statements.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    /// The type of `body`: a keyframe is its own.
    public typealias Body = _KeyframeSequence<Value>
    /// The track's segments.
    public let _segments: [_KeyframeSegment<Value>]
}

/// The keyframes of an `if` without an `else`. It has its content's type as a parameter, so that the compiler can infer the type
/// when there is no content.
public struct _OptionalKeyframes<Content: KeyframeTrackContent>: KeyframeTrackContent {
    /// The type of value that the content animates.
    public typealias Value = Content.Value
    /// The track's segments.
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

    /// The keyframes of an `if` without `else`; none if the condition is false.
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
