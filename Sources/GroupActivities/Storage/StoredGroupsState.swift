import Foundation
import Storage

/// What a process keeps of the groups that it shares with others.
final class StoredGroupsState: @unchecked Sendable {
    // @unchecked: only `StoredGroups`' queue touches it.
    struct Follower: Sendable {
        let follow: StoredGroups.Follow
        /// The entry that it knew last when it began.
        let number: Int
    }

    /// Whether somebody is there, which the database wasn't there to be told.
    struct Unsaid: Sendable {
        let content: GroupEntry.Content
        let done: Answer<Void>

        func answer(_ result: Result<Void, GroupRefusal>) { onMainQueue { [done] in done(result) } }
    }

    var followers: [SeatClaim: Follower] = [:]
    /// The addresses at which somebody of this process is, and up to where their logs were read.
    var places: [String: GroupStore.Place] = [:]
    var tokens: [UUID: String] = [:]
    /// The last of each seat.
    var unsaid: [SeatClaim: Unsaid] = [:]
    /// Addresses at which something was said that wasn't read yet.
    var unread: Set<String> = []
    var isPrepared = false
    var isListening = false
    /// When the listener came back, if it ever was away.
    var cameBackAt: ContinuousClock.Instant?
    /// Told when the listener is connected, or can't be.
    var waiting: [@Sendable (StorageError?) -> Void] = []
    var tickCount = 0

    /// Takes over what the listener has told of its connection, and answers those who wait for it.
    func connectionDidChange(by news: GroupNews) {
        guard let connection = news.connection else { return }
        // Who has never been connected has missed nobody yet. All others have been away, however briefly: who is told of a new
        // connection only, because there was no time to look before, has had another one.
        if isListening || cameBackAt != nil || news.wasLost { cameBackAt = .now }
        let trouble: StorageError? = if case .failure(let error) = connection { error } else { nil }
        isListening = trouble == nil
        if isListening { unread.formUnion(places.keys) }
        for proceed in takeWaiting() { proceed(trouble) }
    }

    /// Whether the others may not be back yet that have lost the server as this process has.
    func mayBeBackFirst(within seconds: Int) -> Bool {
        !isListening || cameBackAt.map { .now - $0 <= .seconds(seconds) } ?? false
    }

    private func takeWaiting() -> [@Sendable (StorageError?) -> Void] {
        defer { waiting = [] }
        return waiting
    }
}

/// What a listener has told since somebody looked.
struct GroupNews {
    /// The last that was told of it.
    private(set) var connection: Result<Void, StorageError>?
    /// Whether a connection was made and lost, whatever came after it.
    private(set) var wasLost = false
    private(set) var said: Set<Int64> = []
    private(set) var hasTicked = false
    private(set) var isEmpty = true

    mutating func add(_ news: GroupListener.News) {
        isEmpty = false
        switch news {
        case .connected: connection = .success(())
        case .lost(let error):
            if case .success = connection { wasLost = true }
            connection = .failure(error)
        case .said(let numbers): said.formUnion(numbers)
        case .tick: hasTicked = true
        }
    }
}
