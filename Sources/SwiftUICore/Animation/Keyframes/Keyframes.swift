import Foundation

/// Tracks of keyframes, each of which moves a part of a value.
///
/// See [Keyframes](https://developer.apple.com/documentation/swiftui/keyframes).
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Value> var body: Body { get }
    func _tracks(from initial: Value) -> [_KeyframeTrack<Value>]
}

/// One track, whatever the type of what it moves.
public struct _KeyframeTrack<Root> {
    let duration: Double
    let apply: (inout Root, Double) -> Void
}

extension Keyframes where Body.Value == Value {
    public func _tracks(from initial: Value) -> [_KeyframeTrack<Value>] { body._tracks(from: initial) }
}

extension Keyframes where Body == Self {
    public var body: Self { self }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public typealias Body = KeyframeTrack<Root, Value, Content>
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    public func _tracks(from initial: Root) -> [_KeyframeTrack<Root>] {
        let way = KeyframePath(from: initial[keyPath: path], content._segments)
        let path = path
        return [_KeyframeTrack(duration: way.duration) { $0[keyPath: path] = way.value(at: $1) }]
    }
}

/// The tracks of several statements.
public struct _KeyframeTracks<Value>: Keyframes {
    public typealias Body = _KeyframeTracks<Value>
    let make: (Value) -> [_KeyframeTrack<Value>]
    public func _tracks(from initial: Value) -> [_KeyframeTrack<Value>] { make(initial) }
}

/// Keyframes by themselves: the value at any time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_KeyframeTrack<Value>]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        initial = initialValue
        tracks = keyframes._tracks(from: initialValue)
    }

    /// In seconds, of the longest track.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks { track.apply(&value, min(max(time, 0), track.duration)) }
        return value
    }

    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
