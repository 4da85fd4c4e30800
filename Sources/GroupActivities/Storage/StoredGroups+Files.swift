import Foundation
import Storage

/// Files that groups have in common, in the database.
extension StoredGroups {
    package func attach(
        _ file: GroupFile, as attachment: GroupAttachment, from claim: SeatClaim, _ done: @escaping Answer<Void>
    ) {
        files.async { [self] in
            let result = Result {
                let token = try queue.sync { try prepared { try permit(attachment, from: claim) } }
                let hasRoom = try store.addFile(
                    attachment.id, of: token, bytes: file.bytes, metadata: file.metadata,
                    founderBytesMax: GroupFileLimits.founderBytesMax)
                guard hasRoom else { throw GroupRefusal.tooManyFiles }
                do {
                    try queue.sync { try append(.attached(attachment), from: claim) }
                } catch {
                    // Where nobody knows whether it was said, the database does, and removes a file that wasn't later.
                    try? store.removeFile(attachment.id)
                    throw error
                }
            }
            onMainQueue { done(result.mapError(Self.refusal)) }
        }
    }

    package func file(of attachment: UUID, for claim: SeatClaim, _ done: @escaping Answer<GroupFile>) {
        files.async { [self] in
            let result = Result {
                let token = try queue.sync { try self.token(of: claim) }
                guard let file = try store.file(attachment, of: token) else { throw GroupRefusal.unknownFile }
                return GroupFile(bytes: file.bytes, metadata: file.metadata)
            }
            onMainQueue { done(result.mapError(Self.refusal)) }
        }
    }

    /// Asked before a file is brought, which may take a while.
    /// - Returns: The address.
    private func permit(_ attachment: GroupAttachment, from claim: SeatClaim) throws -> String {
        let token = try self.token(of: claim)
        let table = try store.states(of: [token])[token].flatMap(Self.decoded)
        guard let ledger = table?.groups.first(where: { $0.id == claim.group }) else { throw GroupRefusal.unknownGroup }
        try ledger.permit(attachment, from: claim)
        return token
    }
}
