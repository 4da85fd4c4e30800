// Where a class is generated from the model, an app can only override methods in an extension of it, which Swift allows for
// Objective-C alone. `kissa run` and `kissa check` read `override func awakeFromInsert()` in an extension as
// `func _awakeFromInsert(_: NSManagedObject, _: () -> Void)`. The generated class's override calls that one, or one of these
// functions if the extension has none.

/// Calls the superclass's method.
public func _awakeFromInsert(_ object: NSManagedObject, _ inherited: () -> Void) { inherited() }
/// Calls the superclass's method.
public func _awakeFromFetch(_ object: NSManagedObject, _ inherited: () -> Void) { inherited() }
/// Calls the superclass's method.
public func _willSave(_ object: NSManagedObject, _ inherited: () -> Void) { inherited() }
/// Calls the superclass's method.
public func _didSave(_ object: NSManagedObject, _ inherited: () -> Void) { inherited() }
/// Calls the superclass's method.
public func _prepareForDeletion(_ object: NSManagedObject, _ inherited: () -> Void) { inherited() }
/// Calls the superclass's method.
public func _willTurnIntoFault(_ object: NSManagedObject, _ inherited: () -> Void) { inherited() }
/// Calls the superclass's method.
public func _didTurnIntoFault(_ object: NSManagedObject, _ inherited: () -> Void) { inherited() }
/// Calls the superclass's method.
public func _validateForInsert(_ object: NSManagedObject, _ inherited: () throws -> Void) throws { try inherited() }
/// Calls the superclass's method.
public func _validateForUpdate(_ object: NSManagedObject, _ inherited: () throws -> Void) throws { try inherited() }
/// Calls the superclass's method.
public func _validateForDelete(_ object: NSManagedObject, _ inherited: () throws -> Void) throws { try inherited() }
