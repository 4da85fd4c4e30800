import Foundation
import GameplayKit
import Testing

private class Counting: GKComponent {
    var seconds = 0.0
    var changes: [String] = []
    override func update(deltaTime: TimeInterval) { seconds += deltaTime }
    override func didAddToEntity() { changes.append(entity == nil ? "lost" : "added") }
    override func willRemoveFromEntity() { changes.append(entity == nil ? "lost" : "removed") }
}
private final class Moving: Counting {}
private final class Health: Counting {}

@Suite("Entities and their components")
struct EntityTests {
    @Test func `an entity has one component of a class`() {
        let entity = GKEntity()
        let (old, new, health) = (Moving(), Moving(), Health())
        for component in [old, new, health] { entity.addComponent(component) }
        #expect(entity.components == [new, health])
        #expect(old.entity == nil && old.changes == ["added", "removed"])
        #expect(entity.component(ofType: Health.self) === health)
        entity.update(deltaTime: 2)
        entity.removeComponent(ofType: Moving.self)
        #expect(new.seconds == 2 && new.changes == ["added", "removed"])
        #expect(entity.component(ofType: Moving.self) == nil)
    }

    @Test func `a component belongs to the entity that it was added to last`() {
        let (one, other, component) = (GKEntity(), GKEntity(), Moving())
        one.addComponent(component)
        other.addComponent(component)
        #expect(one.components.isEmpty && component.entity === other)
    }

    @Test func `systems of several classes each tell their own components of time`() {
        lazy var systems: [GKComponentSystem] = {
            let moving = GKComponentSystem(componentClass: Moving.self)
            let health = GKComponentSystem(componentClass: Health.self)
            return [moving, health]
        }()
        let entity = GKEntity()
        let (moving, health) = (Moving(), Health())
        entity.addComponent(moving)
        entity.addComponent(health)
        for system in systems { system.addComponent(foundIn: entity) }
        systems[0].update(deltaTime: 3)
        #expect(systems.map { $0.components.count } == [1, 1] && moving.seconds == 3 && health.seconds == 0)
        systems[0].removeComponent(foundIn: entity)
        #expect(systems[0].components.isEmpty)
        let typed: GKComponentSystem<Moving> = GKComponentSystem(componentClass: Moving.self)
        typed.addComponent(moving)
        #expect(typed[0].seconds == 3)
    }
}
