import Foundation

// Where a class is generated from the model, an app can only override methods in an extension of it, which Swift allows for
// Objective-C alone. `kissa run` and `kissa check` read `override func awakeFromInsert()` in an extension as a method with an
// underscore before its name; the generated class's override calls that one, or one of these.

extension NSManagedObject {
    /// Does nothing.
    public func _awakeFromInsert() {}
    /// Does nothing.
    public func _awakeFromFetch() {}
    /// Does nothing.
    public func _willSave() {}
    /// Does nothing.
    public func _didSave() {}
    /// Does nothing.
    public func _prepareForDeletion() {}
    /// Does nothing.
    public func _willTurnIntoFault() {}
    /// Does nothing.
    public func _didTurnIntoFault() {}
    /// Checks the model's rules.
    public func _validateForInsert() throws { try validate() }
    /// Checks the model's rules.
    public func _validateForUpdate() throws { try validate() }
    /// Checks relationships that deny a deletion.
    public func _validateForDelete() throws { try validateDeletion() }
}
