import Foundation

/// An object in a game, composed of components.
///
/// See [GKEntity](https://developer.apple.com/documentation/gameplaykit/gkentity).
open class GKEntity: NSObject, NSSecureCoding {
    /// Whether entities can be decoded securely: true.
    open class var supportsSecureCoding: Bool { true }

    /// The components in the order in which they were added.
    open private(set) var components: [GKComponent] = []

    /// Creates an entity without components.
    public override init() { super.init() }

    /// Reads the components of a scene file, or of an entity that was encoded. They are told that they were added when all of
    /// them are there.
    public required init?(coder: NSCoder) {
        super.init()
        for case let component as GKComponent in coder.decodeObject(forKey: Self.componentsKey) as? [Any] ?? [] {
            components.removeAll { type(of: $0) == type(of: component) }
            components.append(component)
        }
        for component in components { component.entity = self }
        for component in components { component.didAddToEntity() }
    }

    private static let componentsKey = "_components"

    /// Encodes the components.
    open func encode(with coder: NSCoder) { coder.encode(components as NSArray, forKey: Self.componentsKey) }

    /// Updates all components in their order. `seconds` is the time since the last update.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// Adds a component, and removes it from its previous entity. It replaces a component of the same class.
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

    /// Removes the component of exactly this class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        if let component = components.first(where: { type(of: $0) == componentClass }) { remove(component) }
    }

    private func remove(_ component: GKComponent) {
        component.willRemoveFromEntity()
        component.entity = nil
        components.removeAll { $0 === component }
    }
}

/// One aspect or behavior of an entity.
///
/// See [GKComponent](https://developer.apple.com/documentation/gameplaykit/gkcomponent).
open class GKComponent: NSObject, NSSecureCoding {
    /// Whether components can be decoded securely: true.
    open class var supportsSecureCoding: Bool { true }

    /// The entity that the component belongs to; nil without one.
    open internal(set) weak var entity: GKEntity?

    /// Creates a component without an entity.
    public override init() { super.init() }

    /// Creates a component without an entity, whose stored properties of simple types are those of the coder, where it has them.
    public required init?(coder: NSCoder) {
        super.init()
        readInspectables(coder)
    }

    /// Encodes nothing: a subclass encodes what it has.
    open func encode(with coder: NSCoder) {}

    /// Called when `seconds` have passed since the last update. Does nothing by default.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called after the component was added to an entity. Does nothing by default.
    open func didAddToEntity() {}
    /// Called before the component is removed from its entity. Does nothing by default.
    open func willRemoveFromEntity() {}
}
