import Foundation

/// The model's rules.
extension NSManagedObject {
    func validate() throws {
        let broken = entity.places.properties.indices.flatMap { brokenRules(at: $0) }
        if !broken.isEmpty { throw CoreDataError.combined(broken) }
    }

    private func brokenRules(at place: Int) -> [NSError] {
        let property = entity.places.properties[place]
        if let relationship = property as? NSRelationshipDescription { return brokenRules(of: relationship, at: place) }
        guard let attribute = property as? NSAttributeDescription else { return [] }
        guard let value = slot(place).value else {
            return attribute.isOptional || attribute.isTransient
                ? [] : [error(NSValidationMissingMandatoryPropertyError, attribute, "is required")]
        }
        return attribute.rule.violation(of: value).map { [error($0, attribute, "isn't valid: \(value)")] } ?? []
    }

    private func brokenRules(of relationship: NSRelationshipDescription, at place: Int) -> [NSError] {
        // A relationship that hasn't been read hasn't changed either.
        if isFault || slots[place].isUnread { return [] }
        let slot = slot(place)
        let count = relationship.isToMany ? slot.ids.count : slot.id == nil ? 0 : 1
        if count == 0 {
            return relationship.isOptional
                ? [] : [error(NSValidationMissingMandatoryPropertyError, relationship, "is required")]
        }
        if count < relationship.minCount {
            return [error(NSValidationRelationshipLacksMinimumCountError, relationship, "has too few objects")]
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            return [error(NSValidationRelationshipExceedsMaximumCountError, relationship, "has too many objects")]
        }
        return []
    }

    /// Whether a relationship forbids that the object is deleted.
    func validateDeletion() throws {
        let denied = entity.places.properties.indices.compactMap { place -> NSError? in
            guard let relationship = relationship(place), relationship.deleteRule == .denyDeleteRule else { return nil }
            let slot = slot(place)
            let related = slot.id.map { [$0] } ?? slot.ids
            let left = related.contains { managedObjectContext?.known($0).isDeleted == false }
            return left ? error(NSValidationRelationshipDeniedDeleteError, relationship, "isn't empty") : nil
        }
        if !denied.isEmpty { throw CoreDataError.combined(denied) }
    }

    private func error(_ code: Int, _ property: NSPropertyDescription, _ what: String) -> NSError {
        CoreDataError.make(
            code, "\(entity.label).\(property.name) \(what).",
            [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name])
    }
}
