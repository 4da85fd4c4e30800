/// Writes the Swift source of a model's classes, as Xcode does for entities whose code generation is "Class Definition" or
/// "Category/Extension". Properties get their values by key: on Linux `@NSManaged` has no implementation.
package struct ManagedClassSource {
    /// The source; empty if nothing has to be generated.
    package private(set) var text = ""

    private let model: DataModel

    package init(_ model: DataModel) {
        self.model = model
        let entities = model.entities.filter {
            $0.codeGeneration != .none && model.className(of: $0) != "NSManagedObject"
        }
        guard !entities.isEmpty else { return }
        line("// Generated from the data model. Changes here are lost.")
        line("import CoreData")
        line("import Foundation")
        for entity in entities { write(entity) }
    }

    private mutating func line(_ text: String) { self.text += text + "\n" }

    private mutating func write(_ entity: DataModel.Entity) {
        let name = Self.escaped(model.className(of: entity))
        line("")
        if entity.codeGeneration == .wholeClass {
            line("nonisolated public class \(name): \(superclass(of: entity)) {")
            for method in Self.overridable {
                line("    public override func \(method)() { _\(method)(self) { super.\(method)() } }")
            }
            for method in Self.validations {
                line("    public override func \(method)() throws { try _\(method)(self) { try super.\(method)() } }")
            }
            line("}")
            line("")
        }
        line("nonisolated extension \(name) {")
        line("    public class func fetchRequest() -> NSFetchRequest<\(name)> {")
        line("        NSFetchRequest<\(name)>(entityName: \(entity.name.debugDescription))")
        line("    }")
        for attribute in entity.attributes {
            if let type = Self.type(of: attribute) { writeProperty(attribute.name, type) }
        }
        for relationship in entity.relationships { write(relationship) }
        line("}")
        guard entity.parent == nil else { return }
        line("")
        line("nonisolated extension \(name): Identifiable {}")
    }

    /// Methods that an app can override in an extension of the class: `SourceAdaptation` renames them.
    package static let overridable = [
        "awakeFromInsert", "awakeFromFetch", "willSave", "didSave", "prepareForDeletion", "willTurnIntoFault",
        "didTurnIntoFault",
    ]
    /// Those that throw.
    package static let validations = ["validateForInsert", "validateForUpdate", "validateForDelete"]

    private func superclass(of entity: DataModel.Entity) -> String {
        let parent = model.entities.first { $0.name == entity.parent }
        return parent.map { Self.escaped(model.className(of: $0)) } ?? "NSManagedObject"
    }

    private mutating func writeProperty(_ name: String, _ type: String) {
        let key = name.debugDescription
        line("    public var \(Self.escaped(name)): \(type) {")
        line("        get { _managed(\(key)) }")
        line("        set { _setManaged(newValue, \(key)) }")
        line("    }")
    }

    private mutating func write(_ relationship: DataModel.Relationship) {
        let destination = model.entities.first { $0.name == relationship.destination }
        let type = destination.map { Self.escaped(model.className(of: $0)) } ?? "NSManagedObject"
        guard relationship.isToMany else { return writeProperty(relationship.name, type + "?") }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        writeProperty(relationship.name, set + "?")
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        for (method, label) in [("addTo", "_ value"), ("removeFrom", "_ value")] {
            for type in [type, set] { writeMethod(method + name, [(label, type)]) }
        }
        guard relationship.isOrdered else { return }
        writeMethod("insertInto" + name, [("_ value", type), ("at index", "Int")])
        writeMethod("removeFrom" + name, [("at index", "Int")])
        writeMethod("replace" + name, [("at index", "Int"), ("with value", type)])
    }

    private mutating func writeMethod(_ name: String, _ parameters: [(label: String, type: String)]) {
        let list = parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        let values = parameters.map { $0.label.split(separator: " ").last! }.joined(separator: ", ")
        line("    public func \(name)(\(list)) { _changeManaged(\(name.debugDescription), [\(values)]) }")
    }

    // MARK: Types

    /// The type of an attribute's property; nil for one that isn't supported.
    private static func type(of attribute: DataModel.Attribute) -> String? {
        if attribute.isScalar, let type = scalars[attribute.type] { return type }
        if scalars[attribute.type] != nil, objects[attribute.type] == nil { return "NSNumber?" }
        if attribute.type == "Transformable" { return (attribute.className ?? "NSObject") + "?" }
        return objects[attribute.type].map { $0 + "?" }
    }

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool", "Date": "TimeInterval",
    ]

    private static let objects = [
        "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
        "Decimal": "NSDecimalNumber",
    ]

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil",
        "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
