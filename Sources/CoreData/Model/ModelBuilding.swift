import DataModels
import Foundation

/// Makes a model's entities from its file.
struct ModelBuilding {
    private let source: DataModel

    init(_ source: DataModel) { self.source = source }

    func build(_ model: NSManagedObjectModel) {
        var entities: [String: NSEntityDescription] = [:]
        for entity in source.entities { entities[entity.name] = Self.entity(entity, source.className(of: entity)) }
        for entity in source.entities {
            guard let made = entities[entity.name] else { continue }
            made.subentities = source.entities.filter { $0.parent == entity.name }.compactMap { entities[$0.name] }
        }
        for entity in source.entities { connect(entity, entities) }
        model.entities = source.entities.compactMap { entities[$0.name] }
        if !source.version.isEmpty { model.versionIdentifiers = [source.version] }
        for (name, members) in source.configurations {
            model.setEntities(members.compactMap { entities[$0] }, forConfigurationName: name)
        }
        for template in source.templates { add(template, to: model) }
    }

    private func add(_ template: DataModel.Template, to model: NSManagedObjectModel) {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
        request.predicate = template.predicate.map { NSPredicate(format: $0) }
        model.setFetchRequestTemplate(request, forName: template.name)
    }

    // MARK: Entities

    private static func entity(_ source: DataModel.Entity, _ className: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = source.name
        entity.managedObjectClassName = className
        entity.isAbstract = source.isAbstract
        entity.renamingIdentifier = source.oldName
        entity.uniquenessConstraints = source.constraints
        entity.userInfo = source.notes
        entity.properties = source.attributes.compactMap(attribute) + source.relationships.map(relationship)
        return entity
    }

    private static func attribute(_ source: DataModel.Attribute) -> NSAttributeDescription? {
        guard let type = types[source.type] else { return nil }
        let attribute = NSAttributeDescription()
        attribute.name = source.name
        attribute.attributeType = type
        (attribute.isOptional, attribute.isTransient) = (source.isOptional, source.isTransient)
        attribute.allowsExternalBinaryDataStorage = source.isExternal
        attribute.valueTransformerName = source.transformer
        attribute.attributeValueClassName = source.className
        attribute.renamingIdentifier = source.oldName
        attribute.rule = AttributeRule(
            minimum: source.minimum.flatMap(Double.init), maximum: source.maximum.flatMap(Double.init),
            expression: source.expression)
        attribute.defaultValue = defaultValue(source, type)
        return attribute
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "Undefined": .undefinedAttributeType,
    ]

    private static func defaultValue(_ source: DataModel.Attribute, _ type: NSAttributeType) -> Any? {
        if type == .dateAttributeType {
            return source.defaultDate.map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        guard let text = source.defaultText else { return nil }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .booleanAttributeType: return NSNumber(value: text == "YES" || text == "1")
        case .stringAttributeType: return text
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    // MARK: Relationships

    private static func relationship(_ source: DataModel.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = source.name
        (relationship.isOptional, relationship.isTransient) = (source.isOptional, source.isTransient)
        relationship.isOrdered = source.isOrdered
        relationship.minCount = source.minimum
        relationship.maxCount = source.isToMany ? (source.maximum == 1 ? 0 : source.maximum) : 1
        relationship.renamingIdentifier = source.oldName
        relationship.deleteRule = rules[source.deleteRule] ?? .noActionDeleteRule
        return relationship
    }

    private static let rules: [String: NSDeleteRule] = [
        "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
        "No Action": .noActionDeleteRule,
    ]

    private func connect(_ source: DataModel.Entity, _ entities: [String: NSEntityDescription]) {
        for relationship in source.relationships {
            guard let made = entities[source.name]?.relationshipsByName[relationship.name] else { continue }
            let destination = entities[relationship.destination]
            made.destinationEntity = destination
            made.inverseRelationship = relationship.inverse.flatMap { destination?.relationshipsByName[$0] }
        }
    }
}
