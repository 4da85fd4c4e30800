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
    public var _segments: [_KeyframeSegment<Value>] { body._segments }
}

extension KeyframeTrackContent where Body == Self {
    public var body: Self { self }
}

/// Goes to a value at an even pace, or by a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = LinearKeyframe<Value>
    public let _segments: [_KeyframeSegment<Value>]

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _segments = [_KeyframeSegment(target: to, duration: max(duration, 0), curve: .linear(timingCurve))]
    }
}

/// Goes to a value as a spring does; without a duration for as long as the spring takes to settle.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = SpringKeyframe<Value>
    public let _segments: [_KeyframeSegment<Value>]

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
    public typealias Body = CubicKeyframe<Value>
    public let _segments: [_KeyframeSegment<Value>]

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
    public typealias Body = MoveKeyframe<Value>
    public let _segments: [_KeyframeSegment<Value>]

    public init(_ to: Value) { _segments = [_KeyframeSegment(target: to, duration: 0, curve: .move)] }
}

/// The keyframes of several statements.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _segments: [_KeyframeSegment<Value>]
}

/// The keyframes of an `if` without an `else`. It names the type of its content, so that a compiler knows it where there is
/// none.
public struct _OptionalKeyframes<Content: KeyframeTrackContent>: KeyframeTrackContent {
    public typealias Value = Content.Value
    public let _segments: [_KeyframeSegment<Content.Value>]
}

/// Builds a track from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: accumulated._segments + next._segments)
    }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: components.flatMap(\._segments))
    }

    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _OptionalKeyframes<K>
    where K.Value == Value {
        _OptionalKeyframes(_segments: component?._segments ?? [])
    }

    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: component._segments)
    }

    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: component._segments)
    }
}
