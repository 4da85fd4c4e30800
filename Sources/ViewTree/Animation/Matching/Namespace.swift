/// A namespace of a view, in which other views can be given identities.
///
/// See [Namespace](https://developer.apple.com/documentation/swiftui/namespace).
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private final class Box {
        let id = ID(number: Namespace.counter.next())
    }

    private static let counter = Counter()
    private var id: ID?

    /// A namespace of the view that holds it.
    public init() {}

    /// The namespace's identity. Outside of a body, all of them are the same.
    public var wrappedValue: ID { id ?? ID(number: 0) }

    /// Connects the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let box = storage.box as? Box ?? Box()
        storage.box = box
        id = box.id
    }

    /// Always true: the namespace doesn't change.
    public func _isSameInput(as other: Namespace) -> Bool { true }
}
