import CoreTransferable
import Foundation

/// Files that a group shares; participants who join later get them too.
///
/// See [GroupSessionJournal](https://developer.apple.com/documentation/groupactivities/groupsessionjournal). A file may have up
/// to 8 MB, a group up to 64 files of 32 MB altogether. They are kept as long as the group.
public final class GroupSessionJournal: Sendable {
    private let seat: SeatSession

    /// Creates the journal of a session's group.
    public init<ActivityType>(session: GroupSession<ActivityType>) { seat = session.seat }

    /// The group's attachments, initially and after each change. Empty until the session has joined.
    public var attachments: Attachments { Attachments(seat) }

    /// Adds a value, and returns when it is in the group's log.
    ///
    /// - Throws: `GroupActivityError` if the log refuses it, or the value's export error.
    public func add<Item: Transferable>(_ item: Item) async throws -> Attachment {
        try await add(item, encodedMetadata: nil)
    }

    /// Adds a value with metadata, and returns when both are in the group's log.
    public func add<Item: Transferable, Metadata: Codable>(
        _ item: Item, metadata: Metadata
    ) async throws -> Attachment {
        try await add(item, encodedMetadata: JSONEncoder().encode(metadata))
    }

    /// Removes an attachment for everybody.
    ///
    /// - Throws: `GroupActivityError` if the group no longer has the attachment.
    public func remove(attachment: Attachment) async throws {
        try await seat.answer { seat, done in seat.keeper.say(.detached(attachment.id), from: seat.claim, done) }
    }

    private func add<Item: Transferable>(_ item: Item, encodedMetadata: Data?) async throws -> Attachment {
        // Prefer a content type that the same type can import.
        let types = item.exportedContentTypes()
        let type = types.first(where: Item.importedContentTypes().contains) ?? types.first ?? .data
        let file = GroupFile(bytes: try await item.exported(as: type), metadata: encodedMetadata)
        let attachment = GroupAttachment(id: UUID(), contentType: type.identifier, byteCount: file.byteCount)
        try await seat.answer { seat, done in seat.keeper.attach(file, as: attachment, from: seat.claim, done) }
        return Attachment(attachment, seat)
    }

    /// A file that a group shares. Its contents are loaded on demand.
    public struct Attachment: Hashable, Identifiable, Sendable {
        private let attachment: GroupAttachment
        private let seat: SeatSession

        init(_ attachment: GroupAttachment, _ seat: SeatSession) { (self.attachment, self.seat) = (attachment, seat) }

        /// Identifies the attachment in the group.
        public var id: UUID { attachment.id }

        /// Loads the file as a value.
        ///
        /// - Throws: `GroupActivityError` if the group no longer has the attachment, or the type's import error.
        public func load<Item: Transferable>(_ type: Item.Type) async throws -> Item {
            try await Item(importing: file().bytes, contentType: UTType(attachment.contentType))
        }

        /// Loads the sender's metadata.
        ///
        /// - Throws: `GroupActivityError` as `load(_:)` does, or `DecodingError` if there is no metadata, or it is of another
        ///   type.
        public func loadMetadata<Metadata: Codable>(of type: Metadata.Type) async throws -> Metadata {
            try await JSONDecoder().decode(type, from: file().metadata ?? Data())
        }

        private func file() async throws -> GroupFile {
            try await seat.answer { seat, done in seat.keeper.file(of: attachment.id, for: seat.claim, done) }
        }

        /// Attachments with equal identifiers are equal.
        public static func == (one: Attachment, other: Attachment) -> Bool { one.id == other.id }

        /// Hashes the identifier.
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// All attachments of a group, initially and after each change.
    public struct Attachments: AsyncSequence, Sendable {
        /// All attachments.
        public typealias Element = [Attachment]
        private let seat: SeatSession

        init(_ seat: SeatSession) { self.seat = seat }

        /// Starts with the current attachments.
        public func makeAsyncIterator() -> Iterator {
            Iterator(seat: seat, iterator: seat.journal.stream().makeAsyncIterator())
        }

        /// Waits for the next change.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let seat: SeatSession
            fileprivate var iterator: AsyncStream<[GroupAttachment]>.Iterator

            /// The attachments after the next change; nil if the task is canceled.
            public mutating func next() async -> [Attachment]? {
                await iterator.next()?.map { [seat] in Attachment($0, seat) }
            }
        }
    }
}

extension SeatSession {
    /// Makes a request to the group's keeper, and ends the session if the seat turns out to be lost.
    nonisolated func answer<Value: Sendable>(
        _ ask: (SeatSession, @escaping Answer<Value>) -> Void
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            ask(self) { [weak self] result in
                if case .failure(let refusal) = result { self?.wasRefused(refusal) }
                continuation.resume(with: result.mapError { GroupActivityError($0) })
            }
        }
    }
}
