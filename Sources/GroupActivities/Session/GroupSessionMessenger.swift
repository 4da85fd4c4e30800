import Foundation

/// Sends messages to the other participants of a group, and receives theirs.
///
/// See [GroupSessionMessenger](https://developer.apple.com/documentation/groupactivities/groupsessionmessenger). All participants
/// receive messages in the same order, that of the group's log. A participant may send bursts of 60 messages, and 20 a second, of
/// up to 64 KB each.
public final class GroupSessionMessenger: Sendable {
    private let seat: SeatSession
    private let deliveryMode: DeliveryMode

    /// What happens to messages beyond the rate limit.
    public enum DeliveryMode: Hashable, Sendable {
        /// Sending throws.
        case reliable
        /// The message is dropped.
        case unreliable
    }

    /// Creates a messenger with reliable delivery.
    public convenience init<ActivityType>(session: GroupSession<ActivityType>) {
        self.init(session: session, deliveryMode: .reliable)
    }

    /// Creates a messenger.
    public init<ActivityType>(session: GroupSession<ActivityType>, deliveryMode: DeliveryMode) {
        (seat, self.deliveryMode) = (session.seat, deliveryMode)
    }

    /// Sends a value, and returns when it is in the group's log.
    ///
    /// - Throws: `GroupActivityError` if the log refuses it, or the value's encoding error.
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {
        try await send(JSONEncoder().encode(value), String(reflecting: Message.self), participants)
    }

    /// Sends bytes, and returns when they are in the group's log.
    public func send(_ value: Data, to participants: Participants = .all) async throws {
        try await send(value, Self.bytesKind, participants)
    }

    /// Sends a value, and calls the completion handler when it is in the group's log, or with the error.
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

    /// Sends bytes, and calls the completion handler when they are in the group's log, or with the error.
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

    /// The messages of a type that others send from now on. Messages that can't be decoded as the type are skipped.
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> {
        Messages(seat, kind: String(reflecting: type)) { try? JSONDecoder().decode(type, from: $0) }
    }

    /// The bytes that others send, from now on.
    public func messages(of type: Data.Type) -> Messages<Data> { Messages(seat, kind: Self.bytesKind) { $0 } }

    /// The sender of a message.
    public struct MessageContext: Sendable {
        /// The sender, as recorded by the group's log.
        public let source: Participant
    }

    /// Messages of one type, in the order of the group's log.
    public struct Messages<Message>: AsyncSequence, @unchecked Sendable {
        /// A message with its context.
        public typealias Element = (Message, MessageContext)
        // @unchecked: messages are decoded for this stream alone.
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

        /// The limit on unread messages; beyond it, the oldest are dropped.
        static var unreadCountMax: Int { 4096 }

        /// An iterator that waits for messages.
        public func makeAsyncIterator() -> Iterator { Iterator(iterator: stream.makeAsyncIterator()) }

        /// Waits for the next message.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var iterator: AsyncStream<Element>.Iterator

            /// The next message; nil if the task is canceled.
            public mutating func next() async -> Element? { await iterator.next() }
        }
    }
}
