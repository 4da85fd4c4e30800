import Combine

/// An observable object that somebody else keeps; when it changes, the view is evaluated again.
///
/// See [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType
    private var watch: ObjectWatch?

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get {
            watch?.look()
            return object
        }
        set {
            object = newValue
            watch = nil
        }
    }

    public var projectedValue: Wrapper { Wrapper(object: object, watch: watch) }

    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let watch = storage.watch(object)
        watch.look()
        self.watch = watch
    }

    public func _isSameInput(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }

    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        let watch: ObjectWatch?

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath, watch: watch))
        }
    }
}
