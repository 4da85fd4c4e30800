/// A data model as Xcode's editor stores it: entities with attributes and relationships. It is only the description; Core Data's
/// classes for it are in `CoreData`.
package struct DataModel {
    /// What Xcode generates for an entity.
    package enum CodeGeneration: Equatable { case wholeClass, category, none }

    package struct Attribute {
        package var name = ""
        /// The type's name in the file: `Integer 16`, `String`, `Date`, …
        package var type = ""
        package var isOptional = false
        package var isTransient = false
        package var isScalar = false
        package var isExternal = false
        package var defaultText: String?
        /// Seconds since 2001.
        package var defaultDate: Double?
        package var minimum: String?
        package var maximum: String?
        package var expression: String?
        package var className: String?
        package var transformer: String?
        package var oldName: String?
    }

    package struct Relationship {
        package var name = ""
        package var isOptional = false
        package var isTransient = false
        package var isToMany = false
        package var isOrdered = false
        package var minimum = 0
        package var maximum = 0
        package var deleteRule = ""
        package var destination = ""
        package var inverse: String?
        package var oldName: String?
    }

    package struct Entity {
        package var name = ""
        package var className: String?
        package var codeGeneration = CodeGeneration.none
        package var isAbstract = false
        package var parent: String?
        package var oldName: String?
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        package var constraints: [[String]] = []
        package var notes: [String: String] = [:]
    }

    /// A named fetch request of the model.
    package struct Template {
        package var name = ""
        package var entity = ""
        package var predicate: String?
    }

    package internal(set) var entities: [Entity] = []
    package internal(set) var templates: [Template] = []
    /// The names of each configuration's entities.
    package internal(set) var configurations: [String: [String]] = [:]
    package internal(set) var version = ""
    /// What the file contains and isn't supported.
    package internal(set) var warnings: [String] = []

    /// An entity's class.
    package func className(of entity: Entity) -> String {
        let name = entity.className ?? ""
        return name.isEmpty ? "NSManagedObject" : String(name.split(separator: ".").last ?? "NSManagedObject")
    }
}

/// An error in a data model's files.
package struct DataModelError: Error, CustomStringConvertible {
    package let description: String
}
