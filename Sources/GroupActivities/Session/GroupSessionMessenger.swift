import Foundation

/// Sends values to the others in a group, and hears theirs.
///
/// See [GroupSessionMessenger](https://developer.apple.com/documentation/groupactivities/groupsessionmessenger). The group's log
/// puts all messages into one order. A participant may send 60 messages at once and 20 a second, of 64 KB at most.
public final class GroupSessionMessenger: Sendable {
    private let seat: SeatSession
    private let deliveryMode: DeliveryMode

    /// What becomes of messages when there are too many.
    public enum DeliveryMode: Hashable, Sendable {
        /// A message too many throws.
        case reliable
        /// A message too many is dropped.
        case unreliable
    }

    /// A messenger that drops nothing.
    public convenience init<ActivityType>(session: GroupSession<ActivityType>) {
        self.init(session: session, deliveryMode: .reliable)
    }

    /// A messenger.
    public init<ActivityType>(session: GroupSession<ActivityType>, deliveryMode: DeliveryMode) {
        (seat, self.deliveryMode) = (session.seat, deliveryMode)
    }

    /// Sends a value, and returns when the group's log has it.
    ///
    /// - Throws: `GroupActivityError` where the log refuses it, or what the value throws when it is encoded.
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {
        try await send(JSONEncoder().encode(value), String(reflecting: Message.self), participants)
    }

    /// Sends bytes, and returns when the group's log has them.
    public func send(_ value: Data, to participants: Participants = .all) async throws {
        try await send(value, Self.bytesKind, participants)
    }

    /// Sends a value, and tells when the group's log has it, or why not.
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        do {
            send(try JSONEncoder().encode(value), String(reflecting: Message.self), participants, completion)
        } catch {
            completion(error)
        }
    }

    /// Sends bytes, and tells when the group's log has them, or why not.
    public func send(
        _ value: Data, to participants: Participants = .all,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        send(value, Self.bytesKind, participants, completion)
    }

    private static let bytesKind = "Data"

    private func send(_ bytes: Data, _ kind: String, _ participants: Participants) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            send(bytes, kind, participants) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    private func send(
        _ bytes: Data, _ kind: String, _ participants: Participants,
        _ completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let message = GroupMessage(
            kind: kind, bytes: bytes, recipients: participants.only.map { Set($0.map(\.id)) },
            isReliable: deliveryMode == .reliable)
        seat.keeper.say(.message(message), from: seat.claim) { [weak seat] result in
            switch result {
            case .success: completion(nil)
            case .failure(let refusal):
                seat?.wasRefused(refusal)
                completion(GroupActivityError(refusal))
            }
        }
    }

    // MARK: Hearing

    /// What others send of a type, from now on; what isn't of the type is left out.
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> {
        Messages(seat, kind: String(reflecting: type)) { try? JSONDecoder().decode(type, from: $0) }
    }

    /// The bytes that others send, from now on.
    public func messages(of type: Data.Type) -> Messages<Data> { Messages(seat, kind: Self.bytesKind) { $0 } }

    /// Whom a message is from.
    public struct MessageContext: Sendable {
        /// Who has sent it, as the group's log says.
        public let source: Participant
    }

    /// Messages of one type, in the order of the group's log.
    public struct Messages<Message>: AsyncSequence, @unchecked Sendable {
        /// A message, and whom it is from.
        public typealias Element = (Message, MessageContext)
        // @unchecked: messages were decoded for this stream alone.
        private let stream: AsyncStream<Element>

        init(_ seat: SeatSession, kind: String, decode: @escaping (Data) -> Message?) {
            nonisolated(unsafe) let decode = decode
            let (stream, continuation) = AsyncStream.makeStream(
                of: Element.self, bufferingPolicy: .bufferingNewest(Self.unreadCountMax))
            let id = seat.listen(kind) { bytes, sender in
                guard let message = decode(bytes) else { return }
                nonisolated(unsafe) let element = (message, MessageContext(source: Participant(id: sender)))
                continuation.yield(element)
            }
            continuation.onTermination = { [weak seat] _ in seat?.stopListening(id) }
            self.stream = stream
        }

        /// So many messages wait for whoever doesn't read them; older ones are lost.
        static var unreadCountMax: Int { 4096 }

        /// Waits for one message after the other.
        public func makeAsyncIterator() -> Iterator { Iterator(iterator: stream.makeAsyncIterator()) }

        /// Waits for one message after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var iterator: AsyncStream<Element>.Iterator

            /// The next message; nil where the task was cancelled.
            public mutating func next() async -> Element? { await iterator.next() }
        }
    }
}
