import Foundation

/// A thing of a game, which is what its components make it.
///
/// See [GKEntity](https://developer.apple.com/documentation/gameplaykit/gkentity).
open class GKEntity: NSObject {
    /// In the order in which they were added.
    open private(set) var components: [GKComponent] = []

    /// Creates an entity without components.
    public override init() { super.init() }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    /// Time went by: all components are told, in their order.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// An entity has one component of a class: the new one takes the old one's place.
    open func addComponent(_ component: GKComponent) {
        if component.entity === self { return }
        component.entity?.remove(component)
        if let old = components.first(where: { type(of: $0) == type(of: component) }) { remove(old) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    /// The component of exactly this class, or else the first of a subclass; nil where there is none.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        (components.first { type(of: $0) == componentClass } ?? components.first { $0 is ComponentType })
            as? ComponentType
    }

    /// Takes the component of exactly this class out of the entity.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        if let component = components.first(where: { type(of: $0) == componentClass }) { remove(component) }
    }

    private func remove(_ component: GKComponent) {
        component.willRemoveFromEntity()
        component.entity = nil
        components.removeAll { $0 === component }
    }
}

/// One thing that an entity is or can do.
///
/// See [GKComponent](https://developer.apple.com/documentation/gameplaykit/gkcomponent).
open class GKComponent: NSObject {
    /// Whose component it is.
    open internal(set) weak var entity: GKEntity?

    /// Creates a component of no entity.
    public override init() { super.init() }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    /// Time went by.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called after the component was added to an entity. Does nothing by itself.
    open func didAddToEntity() {}
    /// Called before the component is taken out of its entity. Does nothing by itself.
    open func willRemoveFromEntity() {}
}
