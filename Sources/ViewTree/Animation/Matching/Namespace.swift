/// A name space of a view's own, in which other views can be given identities.
///
/// See [Namespace](https://developer.apple.com/documentation/swiftui/namespace).
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of one name space.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private final class Box {
        let id = ID(number: Namespace.counter.next())
    }

    private static let counter = Counter()
    private var id: ID?

    /// A name space of the view that holds it.
    public init() {}

    /// Outside of a body, a name space that nothing else is in.
    public var wrappedValue: ID { id ?? ID(number: 0) }

    /// Ties the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let box = storage.box as? Box ?? Box()
        storage.box = box
        id = box.id
    }

    /// Always true: the name space stays the same.
    public func _isSameInput(as other: Namespace) -> Bool { true }
}
