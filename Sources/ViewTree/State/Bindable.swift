import Observation

/// Makes bindings to the properties of an observable object.
///
/// See [Bindable](https://developer.apple.com/documentation/swiftui/bindable).
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The observable object.
    public var wrappedValue: Value

    /// For values that aren't observable objects; unavailable.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The wrapper itself: `$name` in a view.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// Makes bindings to the properties of an observable object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Makes bindings to the properties of an observable object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A copy of another wrapper.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
