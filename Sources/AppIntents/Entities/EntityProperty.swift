import Foundation
import FoundationAdditions
import Synchronization

/// A value of an entity that Shortcuts can read.
///
/// See [EntityProperty](https://developer.apple.com/documentation/appintents/entityproperty).
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
    /// The title.
    public let title: LocalizedStringResource?
    private let stored: Mutex<Value?>

    private init(_ title: LocalizedStringResource?) {
        self.title = title
        stored = Mutex(Value._absent)
    }

    /// A property without a title.
    public convenience init() { self.init(nil) }

    /// A property with a title.
    public convenience init(title: LocalizedStringResource) { self.init(title) }

    /// A property with a title and an identifier.
    public convenience init(title: LocalizedStringResource? = nil, identifier: String) { self.init(title) }

    /// The value. Reading one that the entity hasn't set is an error of the app's, except for optional ones.
    public var wrappedValue: Value {
        get {
            if let value = stored.withLock({ $0 }) { return value }
            preconditionFailure("A property of the type \(Value.self) has no value")
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}
