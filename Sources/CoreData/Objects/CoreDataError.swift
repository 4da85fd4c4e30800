import Foundation

// The numbers of Core Data's errors, whose domain is Cocoa's.

/// Several rules are broken.
public var NSValidationMultipleErrorsError: Int { 1560 }
/// A value is missing that isn't optional.
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
/// A relationship has too few objects.
public var NSValidationRelationshipLacksMinimumCountError: Int { 1580 }
/// A relationship has too many objects.
public var NSValidationRelationshipExceedsMaximumCountError: Int { 1590 }
/// An object can't be deleted because of a relationship.
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
/// A number is too large.
public var NSValidationNumberTooLargeError: Int { 1610 }
/// A number is too small.
public var NSValidationNumberTooSmallError: Int { 1620 }
/// A moment is too late.
public var NSValidationDateTooLateError: Int { 1630 }
/// A moment is too early.
public var NSValidationDateTooSoonError: Int { 1640 }
/// A text is too long.
public var NSValidationStringTooLongError: Int { 1660 }
/// A text is too short.
public var NSValidationStringTooShortError: Int { 1670 }
/// A text doesn't match its pattern.
public var NSValidationStringPatternMatchingError: Int { 1680 }
/// An object has conflicts.
public var NSManagedObjectMergeError: Int { 133020 }
/// A unique value exists already.
public var NSManagedObjectConstraintMergeError: Int { 133021 }
/// An object isn't in its store.
public var NSManagedObjectReferentialIntegrityError: Int { 133000 }
/// A store can't be opened.
public var NSPersistentStoreOpenError: Int { 134080 }
/// A store can't be saved.
public var NSPersistentStoreSaveError: Int { 134030 }
/// A context has no store.
public var NSPersistentStoreInvalidTypeError: Int { 134000 }
/// There is no model, or it doesn't fit.
public var NSCoreDataError: Int { 134060 }

/// The key of the object that an error is about.
public var NSValidationObjectErrorKey: String { "NSValidationErrorObject" }
/// The key of the property that an error is about.
public var NSValidationKeyErrorKey: String { "NSValidationErrorKey" }
/// The key of the value that an error is about.
public var NSValidationValueErrorKey: String { "NSValidationErrorValue" }
/// The key of several errors.
public var NSDetailedErrorsKey: String { "NSDetailedErrors" }
/// The key of the conflicts of an error.
public var NSPersistentStoreSaveConflictsErrorKey: String { "NSPersistentStoreSaveConflicts" }

/// Makes Core Data's errors.
enum CoreDataError {
    static func make(_ code: Int, _ text: String, _ details: [String: Any] = [:]) -> NSError {
        var info = details
        info[NSLocalizedDescriptionKey] = text
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    /// One error for several broken rules.
    static func combined(_ errors: [NSError]) -> NSError {
        if errors.count == 1 { return errors[0] }
        let texts = errors.map(\.localizedDescription).joined(separator: " ")
        return make(NSValidationMultipleErrorsError, texts, [NSDetailedErrorsKey: errors])
    }
}
