import Foundation

/// Updates the components of one class in many entities together.
///
/// See [GKComponentSystem](https://developer.apple.com/documentation/gameplaykit/gkcomponentsystem).
open class GKComponentSystem<ComponentType: GKComponent>: NSObject, Sequence {
    /// The class of the components. Components of its subclasses don't belong to the system.
    public let componentClass: AnyClass
    /// The components in the order in which they were added.
    open private(set) var components: [ComponentType] = []

    init(components cls: ComponentType.Type) {
        componentClass = cls
        super.init()
    }

    /// Creates a system for components of exactly this class.
    // Disfavoured, so that a system whose type isn't written is one of `GKComponent`, as with Apple's: an array takes
    // systems of several classes.
    @_disfavoredOverload
    public convenience init(componentClass cls: ComponentType.Type) { self.init(components: cls) }

    /// Adds a component, once. Traps if it is of another class.
    open func addComponent(_ component: ComponentType) {
        precondition(type(of: component) == componentClass, "\(type(of: component)) isn't \(componentClass)")
        if !components.contains(where: { $0 === component }) { components.append(component) }
    }

    /// Adds the entity's component of the class, if it has one.
    open func addComponent(foundIn entity: GKEntity) { found(in: entity).map(addComponent) }
    /// Removes a component, if it is in the system.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// Removes the entity's component of the class from the system.
    open func removeComponent(foundIn entity: GKEntity) { found(in: entity).map(removeComponent) }

    /// Updates all components in their order. `seconds` is the time since the last update.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// The component at an index. Traps if it is out of bounds.
    public subscript(index: Int) -> ComponentType { components[index] }
    /// An iterator over the components in their order.
    public func makeIterator() -> IndexingIterator<[ComponentType]> { components.makeIterator() }

    private func found(in entity: GKEntity) -> ComponentType? {
        entity.components.first { type(of: $0) == componentClass } as? ComponentType
    }
}

extension GKComponentSystem where ComponentType == GKComponent {
    /// Creates a system for components of exactly this class. Traps if it isn't a class of components.
    public convenience init(componentClass cls: AnyClass) {
        guard let cls = cls as? GKComponent.Type else { preconditionFailure("\(cls) is no class of components") }
        self.init(components: cls)
    }
}
