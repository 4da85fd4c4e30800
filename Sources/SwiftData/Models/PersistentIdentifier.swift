import Foundation
import Synchronization

/// Identifies a model, in all contexts of its container and after a restart of the app.
///
/// A model outside of a context has a temporary identifier until it is inserted. Then it gets its permanent one, before it is
/// saved.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
    /// The store that contains the model; nil while it is in none.
    public let storeIdentifier: String?
    /// The name of the model's class.
    public let entityName: String
    let key: Int64

    init(store: String?, entityName: String, key: Int64) {
        storeIdentifier = store
        self.entityName = entityName
        self.key = key
    }

    /// The identifier itself.
    public var id: PersistentIdentifier { self }

    /// Compares by the order of insertion, for models of one class.
    public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
        if left.entityName == right.entityName, left.storeIdentifier == right.storeIdentifier {
            return left.key < right.key
        }
        return (left.storeIdentifier ?? "", left.entityName, left.key) < (
            right.storeIdentifier ?? "", right.entityName, right.key
        )
    }

    /// Whether both identify the same model.
    public static func == (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
        left.key == right.key && left.entityName == right.entityName && left.storeIdentifier == right.storeIdentifier
    }

    /// Hashes the number, which models of different classes rarely share.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private static let lastLoose = Atomic<Int64>(0)

    /// For a model outside of all contexts.
    static func loose(_ entityName: String) -> PersistentIdentifier {
        let key = lastLoose.subtract(1, ordering: .relaxed).newValue
        return PersistentIdentifier(store: nil, entityName: entityName, key: key)
    }
}
