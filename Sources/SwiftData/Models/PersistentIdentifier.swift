import Foundation
import Synchronization

/// Identifies a model, in all contexts of its container and after the app was started anew.
///
/// A model that isn't in a context has an identifier of its own, which it loses when it is inserted. From then on its
/// identifier stays the same, before and after it is saved.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
    /// The store that keeps the model; nil while it is in none.
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

    /// By the order in which models were inserted, where they are of one class.
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

    /// Feeds the number, which few models of different classes share.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private static let lastLoose = Atomic<Int64>(0)

    /// For a model outside of all contexts.
    static func loose(_ entityName: String) -> PersistentIdentifier {
        let key = lastLoose.subtract(1, ordering: .relaxed).newValue
        return PersistentIdentifier(store: nil, entityName: entityName, key: key)
    }
}
