import Combine
@_spi(Nodes) import ViewTree

/// Reads an observable object that the focused view, or the whole window, provides.
///
/// See [FocusedObject](https://developer.apple.com/documentation/swiftui/focusedobject).
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var reader = FocusedReader()
    private var observed: ObservedObject<ObjectType>?

    /// Finds the object by its type.
    public init() {}

    /// The object; nil if none is provided. A body that reads it is evaluated again when the object changes.
    public var wrappedValue: ObjectType? {
        guard let object = reader.values?[FocusedObjectKey<ObjectType>.self] else { return nil }
        _ = observed?.wrappedValue
        return object
    }

    /// Makes bindings to the object's properties: `$name?.property`; nil if no object is provided.
    public var projectedValue: Wrapper? { observed?.projectedValue }

    /// Makes bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    /// Finds the window's values, and observes the object. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        reader.bind(storage)
        guard let object = reader.values?[FocusedObjectKey<ObjectType>.self] else {
            observed = nil
            return
        }
        var observed = ObservedObject(wrappedValue: object)
        observed._bind(&storage)
        self.observed = observed
    }

    /// True: the object is found by its type.
    public func _isSameInput(as other: FocusedObject<ObjectType>) -> Bool { true }
}

extension View {
    /// Provides an observable object to the window while the focus is in this view.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View { providing(object, isOfScene: false) }

    /// Provides an observable object to the window while the focus is in this view; nil provides none.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { providing(object, isOfScene: false) }

    /// Provides an observable object to the window, whichever view has the focus.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { providing(object, isOfScene: true) }

    /// Provides an observable object to the window, whichever view has the focus; nil provides none.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        providing(object, isOfScene: true)
    }

    private func providing<T: ObservableObject>(_ object: T?, isOfScene: Bool) -> some View {
        modifier(FocusedValueModifier(change: { $0[FocusedObjectKey<T>.self] = object }, isOfScene: isOfScene))
    }
}
