import Combine

/// An observable object that is owned elsewhere; when it changes, the view is evaluated again.
///
/// See [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType
    private var watch: ObjectWatch?

    /// Observes an object that is owned elsewhere.
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    /// Observes an object that is owned elsewhere.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object. If a body reads it, the view is evaluated again when the object changes.
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

    /// Makes bindings to the object's properties: `$name.property`.
    public var projectedValue: Wrapper { Wrapper(object: object, watch: watch) }

    /// Connects the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let watch = storage.watch(object)
        watch.look()
        self.watch = watch
    }

    /// Whether both refer to the same object.
    public func _isSameInput(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }

    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        let watch: ObjectWatch?

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath, watch: watch))
        }
    }
}
