import Foundation
import TestSupport

@testable import SwiftData

/// The class behind all entities of a random schema. Their properties differ by name.
@Model
final class RandomModel {
    init() {}

    subscript(property: String) -> Int { 0 }
}

/// A property of a random schema, with a type that is only known at run time.
final class RandomProperty: Schema.PropertyMetadata, @unchecked Sendable {
    // @unchecked: only one test uses it.
    struct Plan {
        var name: String
        var type: Any.Type = Int.self
        /// The destination class of a relationship.
        var destination: String?
        var isMany = false
        var initial: SQLValue?
        var originalName: String?
        /// The inverse property of the destination class.
        var inverse: String?
    }

    let plan: Plan
    private unowned let schema: RandomSchema
    let codec: AnyValueCodec

    init(_ plan: Plan, of entity: String, in schema: RandomSchema) {
        self.plan = plan
        self.schema = schema
        codec = AnyValueCodec.of(plan.type)
        let inverse = plan.inverse.map { \RandomModel["\(plan.destination!).\($0)"] as AnyKeyPath }
        let options: Schema.PropertyOptions =
            plan.destination == nil
            ? Schema.Attribute(originalName: plan.originalName)
            : Schema.Relationship(originalName: plan.originalName, inverse: inverse)
        let kind: Kind = plan.destination == nil ? .attribute : plan.isMany ? .toMany : .toOne(isOptional: true)
        super.init(plan.name, \RandomModel["\(entity).\(plan.name)"], kind, nil, options)
    }

    override var destination: ModelDescription? { plan.destination.flatMap { schema[$0] } }
    override var format: ColumnFormat { isToOne ? .model : codec.format }
    override var typeName: String { String(describing: plan.type) }
    override var isOptional: Bool { isToOne || codec.isOptional }
    override func initialColumn() throws -> SQLValue? { plan.initial }
    override func box(of column: SQLValue) throws -> AnyObject { Box<Any>(try codec.decode(column)) }
    override func column(of box: AnyObject) throws -> SQLValue { try codec.encode((box as! Box<Any>).value) }
}

/// Classes with random properties, and a later version of them.
final class RandomSchema {
    let classes: [String: [RandomProperty.Plan]]
    private(set) var models: [ModelDescription] = []

    private static let types: [Any.Type] = [
        Int.self, Int?.self, String.self, String?.self, Double.self, Bool.self, UInt64.self, Data?.self, [Int].self,
    ]

    subscript(entity: String) -> ModelDescription? { models.first { $0.name == entity } }

    init(_ classes: [String: [RandomProperty.Plan]]) {
        self.classes = classes
        models = classes.keys.sorted().map { name in
            let properties = classes[name]!.map { RandomProperty($0, of: name, in: self) }
            return ModelDescription(RandomModel.self, name: name, properties: properties)
        }
    }

    static func random(_ random: inout SeededRandom) -> RandomSchema {
        var classes: [String: [RandomProperty.Plan]] = [:]
        for name in ["A", "B", "C"] {
            classes[name] = (0..<Int.random(in: 1...4, using: &random)).map { property("p\($0)", &random) }
        }
        return RandomSchema(withInverses(classes, &random))
    }

    private static func property(_ name: String, _ random: inout SeededRandom) -> RandomProperty.Plan {
        var plan = RandomProperty.Plan(name: name, type: types.randomElement(using: &random)!)
        if Bool.random(using: &random) {
            plan.destination = ["A", "B", "C"].randomElement(using: &random)
            plan.isMany = Bool.random(using: &random)
        } else if Int.random(in: 0..<4, using: &random) > 0 {
            plan.initial = initial(of: plan.type)
        }
        return plan
    }

    private static func initial(of type: Any.Type) -> SQLValue? {
        AnyValueCodec.of(type).empty.flatMap { try? AnyValueCodec.of(type).encode($0) }
    }

    /// Each relationship is the inverse of one other at most.
    private static func withInverses(
        _ classes: [String: [RandomProperty.Plan]], _ random: inout SeededRandom
    ) -> [String: [RandomProperty.Plan]] {
        var (classes, paired) = (classes, Set<String>())
        for entity in classes.keys.sorted() {
            for place in classes[entity]!.indices {
                classes[entity]![place].inverse = nil
                let plan = classes[entity]![place]
                guard let destination = plan.destination, classes[destination] != nil, Bool.random(using: &random)
                else { continue }
                let back = classes[destination]!.filter { other in
                    other.destination == entity && !paired.contains("\(destination).\(other.name)")
                        && (destination, other.name) != (entity, plan.name)
                }
                guard !paired.contains("\(entity).\(plan.name)"), let other = back.randomElement(using: &random)
                else { continue }
                paired.formUnion(["\(entity).\(plan.name)", "\(destination).\(other.name)"])
                classes[entity]![place].inverse = other.name
            }
        }
        return classes
    }

    // MARK: The next version

    /// The next version, in which a few properties are added, removed, and changed.
    func next(_ random: inout SeededRandom) -> RandomSchema {
        var new = classes.mapValues { plans in
            plans.map { plan in
                var plan = plan
                plan.originalName = nil
                return plan
            }
        }
        for name in classes.keys.sorted() {
            for place in new[name]!.indices.reversed() { change(&new[name]!, place, &random) }
            if Bool.random(using: &random) {
                let free = (0..<9).map { "p\($0)" }.first { name in !new[name, default: []].contains { $0.name == name }
                }
                let added = Self.property("n\(free ?? "")", &random)
                if !new[name]!.contains(where: { $0.name == added.name }) { new[name]!.append(added) }
            }
        }
        return RandomSchema(Self.withInverses(new, &random))
    }

    private func change(_ plans: inout [RandomProperty.Plan], _ place: Int, _ random: inout SeededRandom) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: plans.remove(at: place)
        case 1:
            plans[place].originalName = plans[place].name
            plans[place].name = "r\(plans[place].name)"
        case 2: plans[place].isMany.toggle()
        case 3: plans[place].type = Self.types.randomElement(using: &random)!
        case 4:
            let other = Self.property(plans[place].name, &random)
            plans[place] = other
        case 5:
            // Two properties swap their names.
            let other = plans.indices.randomElement(using: &random)!
            guard other != place, plans[place].originalName == nil, plans[other].originalName == nil else { return }
            (plans[place].originalName, plans[other].originalName) = (plans[place].name, plans[other].name)
            (plans[place].name, plans[other].name) = (plans[other].name, plans[place].name)
        default: break
        }
        if place < plans.count, plans[place].destination == nil, plans[place].initial != nil {
            plans[place].initial = Self.initial(of: plans[place].type)
        }
    }
}
