import Foundation

/// A snapshot as an object, with identifiers of any type: `reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
///
/// See
/// [NSDiffableDataSourceSnapshotReference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference).
public final class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
    // @unchecked: snapshots are values, and can be sent.
    fileprivate let snapshot: any Sendable
    /// The sections, in their order.
    public let sectionIdentifiers: [Any]
    /// All items, in their order.
    public let itemIdentifiers: [Any]

    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The number of items.
    public var numberOfItems: Int { itemIdentifiers.count }

    /// An object with a snapshot.
    public init<Section, Item>(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.snapshot = snapshot
        (sectionIdentifiers, itemIdentifiers) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
    }
}

/// Conversions by `as`. Identifiers of other types make an empty snapshot.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    /// The snapshot as an object.
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(self)
    }

    /// The object's snapshot.
    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) { result = source.snapshot as? Self }

    /// The object's snapshot, if the identifiers have these types.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) -> Bool {
        result = source.snapshot as? Self
        return result != nil
    }

    /// The object's snapshot.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
        source?.snapshot as? Self ?? Self()
    }
}
