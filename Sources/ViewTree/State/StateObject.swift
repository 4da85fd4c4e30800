import Combine

/// An observable object that SwiftUI makes once for a view, and keeps for as long as the view's identity lives.
///
/// See [StateObject](https://developer.apple.com/documentation/swiftui/stateobject).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var watch: ObjectWatch?

    /// The object is made when the view first appears, and not again.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Before the view appears it is made anew each time, and not kept.
    public var wrappedValue: ObjectType {
        guard let watch else { return make() }
        watch.look()
        return watch.object as! ObjectType
    }

    /// Makes bindings to the object's properties: `$name.property`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue, watch: watch)
    }

    /// Ties the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let watch = storage.box as? ObjectWatch ?? ObjectWatch(make())
        storage.box = watch
        watch.look()
        self.watch = watch
    }

    /// Always true: another way to make the object has no effect once it is made.
    public func _isSameInput(as other: StateObject<ObjectType>) -> Bool { true }
}
