import Foundation

/// Keyframe tracks, each of which animates a part of a value.
///
/// See [Keyframes](https://developer.apple.com/documentation/swiftui/keyframes).
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Value> var body: Body { get }
    func _tracks(from initial: Value) -> [_KeyframeTrack<Value>]
}

/// One track, with the type of its animated part erased.
public struct _KeyframeTrack<Root> {
    let duration: Double
    let apply: (inout Root, Double) -> Void
}

extension Keyframes where Body.Value == Value {
    /// The tracks of the body.
    public func _tracks(from initial: Value) -> [_KeyframeTrack<Value>] { body._tracks(from: initial) }
}

extension Keyframes where Body == Self {
    /// The keyframes themselves.
    public var body: Self { self }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    /// The type of `body`: tracks are their own.
    public typealias Body = KeyframeTrack<Root, Value, Content>
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    /// Keyframes of one property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    /// The tracks, starting at a value.
    public func _tracks(from initial: Root) -> [_KeyframeTrack<Root>] {
        let way = KeyframePath(from: initial[keyPath: path], content._segments)
        let path = path
        return [_KeyframeTrack(duration: way.duration) { $0[keyPath: path] = way.value(at: $1) }]
    }
}

/// The tracks of several statements.
public struct _KeyframeTracks<Value>: Keyframes {
    /// The type of `body`: tracks are their own.
    public typealias Body = _KeyframeTracks<Value>
    let make: (Value) -> [_KeyframeTrack<Value>]
    /// The tracks, starting at a value.
    public func _tracks(from initial: Value) -> [_KeyframeTrack<Value>] { make(initial) }
}

/// Keyframes evaluated at any time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_KeyframeTrack<Value>]

    /// Keyframes that start at a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        initial = initialValue
        tracks = keyframes._tracks(from: initialValue)
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value after some seconds; times before the start and after the end are clamped.
    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks { track.apply(&value, min(max(time, 0), track.duration)) }
        return value
    }

    /// The value at a fraction of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
