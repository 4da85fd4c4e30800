import Foundation
import Observation
import os

/// Writes the changes of all shops in one archive: at once, before they are shown, or, while the archive can't be written, in
/// order as soon as possible.
///
/// There is one for all shops of an archive: if it is locked, or its disk is full, only one of them finds that out, and the
/// others don't block the main actor.
@MainActor
@Observable
final class ArchiveWriting {
    /// A change of the archive, for a player.
    typealias Change = @Sendable (isolated ShopArchive, _ player: String) throws -> Void

    enum Fate {
        case kept, waits
        /// It can never be written, or too many changes are waiting already.
        case lost
    }

    /// A waiting change. It retains the shop's memory, so that reopening the player's shop shows the change.
    private struct Waiting {
        let change: Change
        let player: String
        let memory: ShopMemory
    }

    /// The limits of waiting changes for one player, and for all: some of them contain images.
    static let changeCountPerPlayerMax = 300
    static let changeCountMax = 3_000

    /// The number of each player's waiting changes.
    private(set) var counts: [String: Int] = [:]
    @ObservationIgnored let archive: ShopArchive
    @ObservationIgnored private let retryPause: Duration
    @ObservationIgnored private var waiting: ArraySlice<Waiting> = []

    init(_ archive: ShopArchive, retryPause: Duration) {
        self.archive = archive
        self.retryPause = retryPause
    }

    func write(_ change: @escaping Change, of player: String, by memory: ShopMemory) -> Fate {
        if waiting.isEmpty {
            do {
                try archive.make { try change($0, player) }
                archive.keepTidy()
                return .kept
            } catch {
                guard isForNow(error) else { return .lost }
            }
        }
        guard waiting.count < Self.changeCountMax, counts[player, default: 0] < Self.changeCountPerPlayerMax else {
            return .lost
        }
        if waiting.isEmpty { retryLater() }
        waiting.append(Waiting(change: change, player: player, memory: memory))
        counts[player, default: 0] += 1
        return .waits
    }

    private func retryLater() {
        Task {
            repeat {
                try? await Task.sleep(for: retryPause)
                await writeAgain()
            } while !waiting.isEmpty
            archive.keepTidy()
        }
    }

    /// Not while the main actor waits: an archive that was busy may be busy again.
    private func writeAgain() async {
        while let next = waiting.first {
            do {
                try await next.change(archive, next.player)
            } catch {
                if isForNow(error) { return }
                next.memory.lose()
            }
            removeFirst()
        }
    }

    private func removeFirst() {
        let player = waiting.removeFirst().player
        let rest = counts[player, default: 0] - 1
        counts[player] = rest > 0 ? rest : nil
        // A slice would retain the earlier elements.
        if waiting.isEmpty { waiting = [] }
    }

    private func isForNow(_ error: any Error) -> Bool {
        Logging.general.error("Not written down: \(String(describing: error), privacy: .public)")
        return (error as? DatabaseError)?.isForNow == true
    }
}

extension ArchiveWriting {
    private struct Box {
        weak var writing: ArchiveWriting?
    }

    /// The instances in use. Each retains its archive, so that no other archive can have the same identifier.
    private static var used: [ObjectIdentifier: Box] = [:]

    /// The instance for an archive. The first caller determines the pause.
    static func of(_ archive: ShopArchive, retryPause: Duration) -> ArchiveWriting {
        used = used.filter { $0.value.writing != nil }
        let writing = used[ObjectIdentifier(archive)]?.writing ?? ArchiveWriting(archive, retryPause: retryPause)
        used[ObjectIdentifier(archive)] = Box(writing: writing)
        return writing
    }
}
