/// A stored property of a view that depends on something outside of the view's value; the view's node provides it.
public protocol DynamicProperty {
    /// Called before each evaluation of the body to which the property belongs.
    mutating func update()

    /// Connects the property to its storage in the node; `storage` is empty at the first evaluation.
    mutating func _bind(_ storage: inout _PropertyStorage)

    /// Whether a new value of this property does not require evaluating the body again.
    func _isSameInput(as other: Self) -> Bool
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Binds each of the nested dynamic properties.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        storage.bindFields(of: &self)
        update()
    }

    /// False: a new value requires evaluating the body.
    public func _isSameInput(as other: Self) -> Bool { false }
}

/// A node's storage for one dynamic property, from the view's first evaluation to its end.
public struct _PropertyStorage {
    /// The property's own box: a state's value, a focus binding.
    package var box: AnyObject?
    /// The storage of nested dynamic properties, one for each field.
    var fields: [_PropertyStorage] = []
    let reference: NodeReference<ViewNode>?
    var onTeardown: (() -> Void)?

    init(reference: NodeReference<ViewNode>?) { self.reference = reference }

    /// The node of the view to which the property belongs; nil for an app's own.
    package var node: ViewNode? { reference?.node }
}
