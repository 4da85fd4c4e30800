import Foundation
import FoundationXML

/// Reads the XML of a data model.
final class DataModelReader: NSObject, XMLParserDelegate {
    private var model = DataModel()
    /// Whether the model has been read to its end.
    private var hasModel = false
    /// Names of elements around the current one.
    private var path: [String] = []
    private var configuration = ""

    /// - Throws: ``DataModelError`` if it isn't a data model.
    static func model(in data: Data, path: String) throws -> DataModel {
        let (reader, parser) = (DataModelReader(), XMLParser(data: data))
        parser.delegate = reader
        guard parser.parse() else {
            let reason = parser.parserError.map { "\($0)" } ?? "it is no XML"
            throw DataModelError(description: "\(path): line \(parser.lineNumber): \(reason)")
        }
        guard reader.hasModel else { throw DataModelError(description: "\(path) is no data model") }
        return try reader.checked(path)
    }

    /// Entities' names are unique, and the entities that they mention exist.
    private func checked(_ path: String) throws -> DataModel {
        let names = Set(model.entities.map(\.name))
        guard names.count == model.entities.count else {
            throw DataModelError(description: "\(path): two entities have the same name")
        }
        for entity in model.entities {
            let mentioned = entity.relationships.map(\.destination) + (entity.parent.map { [$0] } ?? [])
            if let missing = mentioned.first(where: { !names.contains($0) }) {
                throw DataModelError(description: "\(path): \(entity.name) mentions \(missing), which is no entity")
            }
            if isOwnAncestor(entity) {
                throw DataModelError(description: "\(path): \(entity.name) is its own ancestor")
            }
        }
        return model
    }

    private func isOwnAncestor(_ entity: DataModel.Entity) -> Bool {
        var (parent, steps) = (entity.parent, 0)
        while let name = parent, steps <= model.entities.count {
            parent = model.entities.first { $0.name == name }?.parent
            steps += 1
        }
        return steps > model.entities.count
    }

    // MARK: Elements

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = Element(attributes)
        switch name {
        case "model":
            model.version = element.text("userDefinedModelVersionIdentifier") ?? ""
        case "entity": model.entities.append(element.entity)
        case "fetchRequest": model.templates.append(element.template)
        case "configuration": configuration = element.text("name") ?? ""
        case "memberEntity":
            if let member = element.text("name") { model.configurations[configuration, default: []].append(member) }
        default: if path.contains("entity") { readPart(name, element) }
        }
        path.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
        // A file that ends too early has no end of it.
        if name == "model" { hasModel = true }
    }

    private func readPart(_ name: String, _ element: Element) {
        let last = model.entities.count - 1
        switch name {
        case "attribute":
            model.entities[last].attributes.append(element.attribute)
            if element.isOn("derived") { warn("the derived attribute", element, "isn't computed") }
        case "relationship": model.entities[last].relationships.append(element.relationship)
        case "fetchedProperty": warn("the fetched property", element, "is left out")
        case "composite": warn("the composite attribute", element, "is left out")
        case "uniquenessConstraint": model.entities[last].constraints.append([])
        case "constraint":
            guard path.last == "uniquenessConstraint", let value = element.text("value") else { return }
            let place = model.entities[last].constraints.count - 1
            model.entities[last].constraints[place].append(value)
        case "entry":
            guard path.suffix(2) == ["entity", "userInfo"], let key = element.text("key") else { return }
            model.entities[last].notes[key] = element.text("value") ?? ""
        default: break
        }
    }

    private func warn(_ kind: String, _ element: Element, _ what: String) {
        let entity = model.entities.last?.name ?? ""
        model.warnings.append("\(kind) \(entity).\(element.text("name") ?? "") \(what)")
    }
}

/// An element's attributes.
private struct Element {
    private let values: [String: String]

    init(_ values: [String: String]) { self.values = values }

    func text(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
    func isOn(_ name: String) -> Bool { values[name] == "YES" }
    func count(_ name: String) -> Int { values[name].flatMap(Int.init) ?? 0 }

    var entity: DataModel.Entity {
        var entity = DataModel.Entity()
        entity.name = text("name") ?? ""
        entity.className = text("representedClassName")
        entity.codeGeneration = ["class": .wholeClass, "category": .category][text("codeGenerationType")] ?? .none
        entity.isAbstract = isOn("isAbstract")
        entity.parent = text("parentEntity")
        entity.oldName = text("elementID")
        return entity
    }

    var attribute: DataModel.Attribute {
        var attribute = DataModel.Attribute()
        attribute.name = text("name") ?? ""
        attribute.type = text("attributeType") ?? "Undefined"
        attribute.isOptional = isOn("optional")
        // The app doesn't store derived values, so a missing one isn't an error.
        if isOn("derived") { attribute.isOptional = true }
        attribute.isTransient = isOn("transient")
        attribute.isScalar = isOn("usesScalarValueType")
        attribute.isExternal = isOn("allowsExternalBinaryDataStorage")
        attribute.defaultText = values["defaultValueString"]
        attribute.defaultDate = text("defaultDateTimeInterval").flatMap(Double.init)
        (attribute.minimum, attribute.maximum) = (text("minValueString"), text("maxValueString"))
        attribute.expression = text("regularExpressionString")
        (attribute.className, attribute.transformer) = (text("customClassName"), text("valueTransformerName"))
        attribute.oldName = text("elementID")
        return attribute
    }

    var relationship: DataModel.Relationship {
        var relationship = DataModel.Relationship()
        relationship.name = text("name") ?? ""
        (relationship.isOptional, relationship.isTransient) = (isOn("optional"), isOn("transient"))
        (relationship.isToMany, relationship.isOrdered) = (isOn("toMany"), isOn("ordered"))
        (relationship.minimum, relationship.maximum) = (count("minCount"), count("maxCount"))
        relationship.deleteRule = text("deletionRule") ?? "No Action"
        relationship.destination = text("destinationEntity") ?? ""
        (relationship.inverse, relationship.oldName) = (text("inverseName"), text("elementID"))
        return relationship
    }

    var template: DataModel.Template {
        DataModel.Template(
            name: text("name") ?? "", entity: text("entity") ?? "", predicate: text("predicateString"))
    }
}
