import CoreTransferable
import Foundation

/// Shares an activity as the URL of a group for it, as `ShareLink` shares URLs. If the window is already in such a group, it is
/// that group's URL.
///
/// See [GroupActivityTransferRepresentation](https://developer.apple.com/documentation/groupactivities/groupactivitytransferrepresentation).
public struct GroupActivityTransferRepresentation<Item: Transferable>: TransferRepresentation {
    /// None: the representation is a primitive one.
    public typealias Body = Never
    /// A URL.
    public let _parts: [_TransferPart<Item>]

    /// Creates a representation that exports an activity for each value.
    public init<Activity: GroupActivity>(exporting: @escaping @Sendable (Item) async throws -> Activity) {
        let address = DataRepresentation<Item>(exportedContentType: .url) { item in
            let activity = try await exporting(item).encoded()
            guard let groups = await WindowGroups.current(),
                let url = try await groups.address(of: activity, kind: Activity.activityIdentifier)
            else { throw GroupActivityError(.away("no page says its address")) }
            return Data(url.absoluteString.utf8)
        }
        _parts = address._parts
    }
}
