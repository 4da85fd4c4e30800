import Combine
import Foundation
import GroupActivities

/// How a café communicates with the others: a session's messages, or a test's substitute.
@MainActor
protocol CafeLink: AnyObject {
    var localID: UUID { get }
    var isOwner: Bool { get }
    var invitation: SharedCafe { get }
    /// Joins, and passes incoming messages to the café.
    func open(_ cafe: Cafe)
    /// - Parameter ids: The recipients; nil is everybody.
    func send(_ message: some Codable & Sendable, to ids: Set<UUID>?)
    func leave()
    func end()
}

/// The messages of a group session.
@MainActor
final class SessionLink: CafeLink {
    private let session: GroupSession<SharedCafe>
    private let messenger: GroupSessionMessenger
    /// Unreliable: a lost walk is followed by another one.
    private let walkMessenger: GroupSessionMessenger
    /// The connected participants, updated before the session's property is.
    private var participants: Set<Participant> = []
    private var subscriptions: Set<AnyCancellable> = []
    private var tasks: [Task<Void, Never>] = []

    init(_ session: GroupSession<SharedCafe>) {
        self.session = session
        messenger = GroupSessionMessenger(session: session)
        walkMessenger = GroupSessionMessenger(session: session, deliveryMode: .unreliable)
    }

    var localID: UUID { session.localParticipant.id }
    var isOwner: Bool { session.isLocallyInitiated }
    var invitation: SharedCafe { session.activity }

    func open(_ cafe: Cafe) {
        let own = session.localParticipant
        session.$activeParticipants
            // Nobody is greeted before the player has joined.
            .filter { $0.contains(own) }
            .sink { [weak self, weak cafe] participants in
                MainActor.assumeIsolated {
                    self?.participants = participants
                    cafe?.participantsDidChange(to: Set(participants.map(\.id)))
                }
            }
            .store(in: &subscriptions)
        session.$state
            .sink { [weak self, weak cafe] state in
                guard case .invalidated = state else { return }
                MainActor.assumeIsolated {
                    self?.close()
                    cafe?.didEnd()
                }
            }
            .store(in: &subscriptions)
        hear(CafeGreeting.self) { [weak cafe] in cafe?.take($0, from: $1) }
        hear(CafeWalk.self, by: walkMessenger) { [weak cafe] in cafe?.take($0, from: $1) }
        hear(CafeLine.self) { [weak cafe] in cafe?.take($0, from: $1) }
        hear(CafeFarewell.self) { [weak cafe] in cafe?.take($0, from: $1) }
        hear(CafeChange.self) { [weak cafe] in cafe?.take($0, from: $1) }
        session.join()
    }

    private func hear<Message: Codable & Sendable>(
        _ type: Message.Type, by messenger: GroupSessionMessenger? = nil, _ take: @escaping (Message, UUID) -> Void
    ) {
        let messages = (messenger ?? self.messenger).messages(of: type)
        tasks.append(
            Task {
                for await (message, context) in messages { take(message, context.source.id) }
            })
    }

    func send(_ message: some Codable & Sendable, to ids: Set<UUID>?) {
        guard ids?.isEmpty != true else { return }
        let recipients = ids.map { ids in Participants.only(participants.filter { ids.contains($0.id) }) }
        let messenger = message is CafeWalk ? walkMessenger : messenger
        messenger.send(message, to: recipients ?? .all) { _ in }
    }

    func leave() { session.leave() }
    func end() { session.end() }

    private func close() {
        tasks.forEach { $0.cancel() }
        tasks = []
    }
}
