import Combine

/// An observable object that SwiftUI creates once for a view, and keeps as long as the view's identity lives.
///
/// See [StateObject](https://developer.apple.com/documentation/swiftui/stateobject).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var watch: ObjectWatch?

    /// The object is created when the view first appears, and only then.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Before the view appears, each access creates a new one.
    public var wrappedValue: ObjectType {
        guard let watch else { return make() }
        watch.look()
        return watch.object as! ObjectType
    }

    /// Makes bindings to the object's properties: `$name.property`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue, watch: watch)
    }

    /// Connects the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let watch = storage.box as? ObjectWatch ?? ObjectWatch(make())
        storage.box = watch
        watch.look()
        self.watch = watch
    }

    /// Always true: a new closure has no effect once the object exists.
    public func _isSameInput(as other: StateObject<ObjectType>) -> Bool { true }
}
