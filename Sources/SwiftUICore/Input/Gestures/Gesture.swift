/// A gesture of fingers or of a pointer, which is recognized and reported to its view.
///
/// See [Gesture](https://developer.apple.com/documentation/swiftui/gesture). The browser recognizes the primitive
/// gestures; those composed of them are recognized here.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }
    func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
    /// Recognizes a composed gesture by its body.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        body._makeRecognizer(&context)
    }
}

extension Never: Gesture {
    /// `Never` is not a gesture, so it has no value.
    public typealias Value = Never
    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Never> {
        fatalError("Never is no gesture")
    }
}

/// A gesture that the framework recognizes itself.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// Never called: the framework recognizes this gesture itself.
    public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body") }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: PrimitiveGesture {
    private let make: @MainActor (inout _GestureContext) -> _GestureRecognizer<Value>

    /// Holds a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture._makeRecognizer(&$0) } }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> { make(&context) }
}

/// The gestures that are enabled when one is added to a view.
public struct GestureMask: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32
    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gestures: neither the added one nor those of the views inside.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those of the views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}
