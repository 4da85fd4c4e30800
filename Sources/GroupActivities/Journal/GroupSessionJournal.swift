import CoreTransferable
import Foundation

/// Files that a group has in common: who comes later has them, too.
///
/// See [GroupSessionJournal](https://developer.apple.com/documentation/groupactivities/groupsessionjournal). A file has 8 MB at
/// most, a group 64 files of 32 MB together. They are kept as long as the group is.
public final class GroupSessionJournal: Sendable {
    private let seat: SeatSession

    /// The journal of a session's group.
    public init<ActivityType>(session: GroupSession<ActivityType>) { seat = session.seat }

    /// All attachments of the group, after each change of them. Before the session has joined there are none.
    public var attachments: Attachments { Attachments(seat) }

    /// Adds a value, and returns when the group's log has it.
    ///
    /// - Throws: `GroupActivityError` where the log refuses it, or what the value throws when it is made into data.
    public func add<Item: Transferable>(_ item: Item) async throws -> Attachment {
        try await add(item, encodedMetadata: nil)
    }

    /// Adds a value and what is to be said of it, and returns when the group's log has both.
    public func add<Item: Transferable, Metadata: Codable>(
        _ item: Item, metadata: Metadata
    ) async throws -> Attachment {
        try await add(item, encodedMetadata: JSONEncoder().encode(metadata))
    }

    /// Removes an attachment for everybody.
    ///
    /// - Throws: `GroupActivityError` where the group has no such attachment any more.
    public func remove(attachment: Attachment) async throws {
        try await seat.answer { seat, done in seat.keeper.say(.detached(attachment.id), from: seat.claim, done) }
    }

    private func add<Item: Transferable>(_ item: Item, encodedMetadata: Data?) async throws -> Attachment {
        // Best is what the same type reads again.
        let types = item.exportedContentTypes()
        let type = types.first(where: Item.importedContentTypes().contains) ?? types.first ?? .data
        let file = GroupFile(bytes: try await item.exported(as: type), metadata: encodedMetadata)
        let attachment = GroupAttachment(id: UUID(), contentType: type.identifier, byteCount: file.byteCount)
        try await seat.answer { seat, done in seat.keeper.attach(file, as: attachment, from: seat.claim, done) }
        return Attachment(attachment, seat)
    }

    /// A file that the group has in common. Its bytes are brought when somebody asks for them.
    public struct Attachment: Hashable, Identifiable, Sendable {
        private let attachment: GroupAttachment
        private let seat: SeatSession

        init(_ attachment: GroupAttachment, _ seat: SeatSession) { (self.attachment, self.seat) = (attachment, seat) }

        /// Names the attachment to the group.
        public var id: UUID { attachment.id }

        /// The file as a value.
        ///
        /// - Throws: `GroupActivityError` where the group has the attachment no more, or what the type throws when it can't
        ///   be made from the file.
        public func load<Item: Transferable>(_ type: Item.Type) async throws -> Item {
            try await Item(importing: file().bytes, contentType: UTType(attachment.contentType))
        }

        /// What its sender has said of it.
        ///
        /// - Throws: `GroupActivityError` as `load(_:)` does, or `DecodingError` where it was nothing, or another type.
        public func loadMetadata<Metadata: Codable>(of type: Metadata.Type) async throws -> Metadata {
            try await JSONDecoder().decode(type, from: file().metadata ?? Data())
        }

        private func file() async throws -> GroupFile {
            try await seat.answer { seat, done in seat.keeper.file(of: attachment.id, for: seat.claim, done) }
        }

        /// Attachments are the same where their `id` is.
        public static func == (one: Attachment, other: Attachment) -> Bool { one.id == other.id }

        /// Puts `id` into a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// All attachments of a group, after each change of them.
    public struct Attachments: AsyncSequence, Sendable {
        /// All that there are.
        public typealias Element = [Attachment]
        private let seat: SeatSession

        init(_ seat: SeatSession) { self.seat = seat }

        /// Begins with what there is.
        public func makeAsyncIterator() -> Iterator {
            Iterator(seat: seat, iterator: seat.journal.stream().makeAsyncIterator())
        }

        /// Waits for one change after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let seat: SeatSession
            fileprivate var iterator: AsyncStream<[GroupAttachment]>.Iterator

            /// The attachments after the next change; nil where the task was cancelled.
            public mutating func next() async -> [Attachment]? {
                await iterator.next()?.map { [seat] in Attachment($0, seat) }
            }
        }
    }
}

extension SeatSession {
    /// Asks the group's keeper, and hears of it where the seat is lost.
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
