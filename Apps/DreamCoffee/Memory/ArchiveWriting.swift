import Foundation
import Observation
import os

/// Writes what changes in the shops of one archive: at once, before it is seen, or, while the archive can't be written, in its
/// order as soon as it can.
///
/// There is one for all shops of an archive: that it is locked, or its disk full, is met by one of them, and the others don't
/// wait for it on the main actor.
@MainActor
@Observable
final class ArchiveWriting {
    /// A change of the archive, for a player.
    typealias Change = @Sendable (isolated ShopArchive, _ player: String) throws -> Void

    enum Fate {
        case kept, waits
        /// It can't ever be written, or too much waits already.
        case lost
    }

    /// A change that waits. Whoever opens the player's shop again is to find what it changed, and so its memory stays.
    private struct Waiting {
        let change: Change
        let player: String
        let memory: ShopMemory
    }

    /// So much may wait of one player, and of all: some of it holds pictures.
    static let changeCountPerPlayerMax = 300
    static let changeCountMax = 3_000

    /// How many changes of each player wait.
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

    /// Not while the main actor waits: an archive that was busy once may be busy again.
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
        // A slice keeps what was before it.
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

    /// Those that somebody uses. Each keeps its archive, so that no other archive can have the same identifier.
    private static var used: [ObjectIdentifier: Box] = [:]

    /// The one of an archive. The first to ask says how long it pauses.
    static func of(_ archive: ShopArchive, retryPause: Duration) -> ArchiveWriting {
        used = used.filter { $0.value.writing != nil }
        let writing = used[ObjectIdentifier(archive)]?.writing ?? ArchiveWriting(archive, retryPause: retryPause)
        used[ObjectIdentifier(archive)] = Box(writing: writing)
        return writing
    }
}
