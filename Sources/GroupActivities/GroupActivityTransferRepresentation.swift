import CoreTransferable
import Foundation

/// Shares an activity: what is handed over is the address of a group that does it, as `ShareLink` shares addresses. Where the
/// window is in such a group, it is that one's.
///
/// See [GroupActivityTransferRepresentation](https://developer.apple.com/documentation/groupactivities/groupactivitytransferrepresentation).
public struct GroupActivityTransferRepresentation<Item: Transferable>: TransferRepresentation {
    /// None: the representation is a primitive one.
    public typealias Body = Never
    /// An address.
    public let _parts: [_TransferPart<Item>]

    /// Values are shared as the activities that they are for.
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
