import Combine

/// An observable object that an ancestor has provided with `environmentObject(_:)`.
///
/// See [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var watch: ObjectWatch?

    /// Finds the object by its type.
    public init() {}

    /// The object. Traps if there is none.
    public var wrappedValue: ObjectType {
        guard let watch else {
            fatalError("No \(ObjectType.self) was found in the environment: give one with .environmentObject(_:)")
        }
        watch.look()
        return watch.object as! ObjectType
    }

    /// Makes bindings to the object's properties: `$name.property`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue, watch: watch) }

    /// If the view doesn't read the property, the object may be missing.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let node = storage.node
        nonisolated(unsafe) var found: ObjectType?
        MainActor.assumeIsolated { found = node?.environment[ObjectKey<ObjectType>.self] }
        guard let object = found else {
            watch = nil
            return
        }
        let watch = storage.watch(object)
        watch.look()
        self.watch = watch
    }

    /// True: the object is found in the environment.
    public func _isSameInput(as other: EnvironmentObject<ObjectType>) -> Bool { true }

    /// Makes bindings to an object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension View {
    /// Provides an observable object to this view and its descendants, which find it by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0[ObjectKey<T>.self] = object })
    }
}
