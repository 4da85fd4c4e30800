/// A stored property of a view that is more than a value: it reaches outside, and its node gives it what it reaches.
public protocol DynamicProperty {
    /// Called before each evaluation of the body that the property is part of.
    mutating func update()

    /// Gives the property what its node keeps for it; `storage` is empty at the first evaluation.
    mutating func _bind(_ storage: inout _PropertyStorage)

    /// Whether a new value of this property is no reason to evaluate the body again.
    func _isSameInput(as other: Self) -> Bool
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// A property made of other dynamic properties binds each of them.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        storage.bindFields(of: &self)
        update()
    }

    /// False: a new value of the property is a reason to evaluate the body.
    public func _isSameInput(as other: Self) -> Bool { false }
}

/// What a node keeps for one dynamic property, from the view's first evaluation to its end.
public struct _PropertyStorage {
    /// The property's own box: a state's value, a focus binding.
    package var box: AnyObject?
    /// Storage of the dynamic properties inside it, one a field.
    var fields: [_PropertyStorage] = []
    package weak var node: ViewNode?
    var onTeardown: (() -> Void)?

    init(node: ViewNode?) { self.node = node }
}
