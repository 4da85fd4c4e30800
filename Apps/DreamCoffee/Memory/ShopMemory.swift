import Foundation
import Observation
import os

/// The in-memory state of a player's shop while it is open: the guest book, the conversations, the day. Changes are written to
/// the archive at once, before they are shown.
@MainActor
@Observable
final class ShopMemory {
    private(set) var contents = ShopArchive.Contents()

    /// Learns facts about the player from conversations.
    @ObservationIgnored let learner = FactLearner()
    @ObservationIgnored private let player: String
    /// Nil if nothing is saved.
    @ObservationIgnored private let writing: ArchiveWriting?
    private var archive: ShopArchive? { writing?.archive }

    /// Whether some of this shop's changes can't be saved, temporarily or permanently.
    var isUnsaved: Bool { isLost || isUnread || writing?.counts[player] != nil }
    /// Whether all of these changes are only waiting to be written.
    var isUnsavedForNow: Bool { isUnsaved && !isLost && !isUnread }
    /// Whether some changes can never be saved.
    private(set) var isLost: Bool
    @ObservationIgnored private var lastCatchingUp: Task<Void, Never>?
    @ObservationIgnored private var loading: Task<Void, Never>?
    /// Whether the archive has data that this memory couldn't read, and so must not overwrite.
    private(set) var isUnread = false
    /// The archive's version that was read last.
    @ObservationIgnored private var version: Int64?
    /// The player's answer about the contacts, and its day.
    @ObservationIgnored private var contactsAnswer: (game: Int, day: Int, isAllowed: Bool)?
    /// The number of changes.
    @ObservationIgnored private var changeCount = 0
    /// The number of changes of which others were notified.
    @ObservationIgnored private var toldCount = 0
    @ObservationIgnored private let retryPause: Duration
    /// The day of conversations, if it comes from another memory; nil uses this one's.
    @ObservationIgnored var dayOfTalks: () -> Int? = { nil }

    var guests: [Guest] { contents.guests }
    var day: ShopDay { contents.day }
    var waiting: [WaitingGuest] { contents.waiting }
    /// The shop's things, in the order in which they were chosen.
    var things: [ShopThing] { contents.things.sorted { $0.key < $1.key }.map(\.value) }
    /// The things that are currently shown in the shop.
    var standingThings: [ShopThing] { ShopThing.standing(of: things) }
    /// The thing chosen after the finished day.
    var chosenThing: ShopThing? { contents.things[day.number] }
    var log: [SaidLine] { contents.log }
    /// Whether there is a game to continue.
    var hasBegun: Bool { !guests.isEmpty || !waiting.isEmpty || day.number > 1 || day.game > 1 }
    /// Whether the player has not talked with anybody yet.
    var hasMetNobody: Bool { contents.conversations.isEmpty }

    /// An empty memory. Its changes are saved in the archive, if there is one.
    ///
    /// - Parameters:
    ///   - retryPause: The delay before a failed read or write is tried again.
    ///   - isLost: Whether there should be an archive, but there is none.
    init(
        player: String = "", archive: ShopArchive? = nil, retryPause: Duration = .seconds(3), isLost: Bool = false
    ) {
        self.retryPause = retryPause
        self.player = player
        self.isLost = isLost
        writing = archive.map { ArchiveWriting.of($0, retryPause: retryPause) }
    }

    /// Reads the archive. If that fails, the shop opens with an empty memory, which isn't saved until the archive can be read.
    func load() async {
        guard let archive else { return }
        do {
            // The version is read first, so that changes made meanwhile are read again.
            version = try await archive.version()
            contents = try await archive.contents(of: player)
            isUnread = false
        } catch {
            if !isUnread { loadLater() }
            isUnread = true
            Logging.general.error("No memory: \(String(describing: error), privacy: .public)")
        }
    }

    private func loadLater() {
        Task { [weak self, retryPause] in
            repeat {
                try? await Task.sleep(for: retryPause)
                await self?.load()
            } while self?.isUnread == true
        }
    }

    /// Reads the archive once, however many callers ask for it.
    func loadOnce() async {
        let loading = loading ?? Task { await load() }
        self.loading = loading
        await loading.value
    }

    /// Takes over changes that another process has written to the archive.
    func catchUp() async {
        guard let archive, !isUnread, !isLost, writing?.counts[player] == nil else { return }
        let count = changeCount
        do {
            let newVersion = try await archive.version()
            guard newVersion != version else { return }
            let newContents = try await archive.contents(of: player)
            // Changes made here meanwhile are not included; catching up is repeated when they are written.
            guard changeCount == count else { return }
            (version, contents) = (newVersion, newContents)
        } catch {
            Logging.general.error("Not caught up: \(String(describing: error), privacy: .public)")
        }
    }

    /// Whether there are changes of which others haven't been notified; marks them as notified. Changes caught up with are known
    /// to others already, and if several windows share this memory, one of them notifies.
    func takeNews() -> Bool {
        defer { toldCount = changeCount }
        return toldCount != changeCount
    }

    func conversation(with character: any Character) -> Conversation? {
        contents.conversations[character.memoryKey]
    }

    /// Saves that the player and a character have met, whatever is said then.
    func meet(_ character: any Character) {
        let key = character.memoryKey
        guard contents.conversations[key] == nil else { return }
        contents.conversations[key] = Conversation()
        write { try $0.meet(key, of: $1) }
    }

    func remember(player line: String, reply: String, with character: any Character) {
        let key = character.memoryKey
        contents.conversations[key, default: Conversation()].add(player: line, reply: reply)
        let said = log(reply, to: line, by: character)
        let exchange = Conversation.Exchange(player: line, reply: reply)
        write { try $0.add(exchange, with: key, line: said, of: $1) }
    }

    /// Adds a character's reply to the log, but not to the character's memory.
    ///
    /// - Parameter line: What the player said before; empty if the character starts the conversation.
    func note(_ reply: String, to line: String = "", by character: any Character) {
        let said = log(reply, to: line, by: character)
        write { try $0.addToLog(said, of: $1) }
    }

    private func log(_ reply: String, to line: String, by character: any Character) -> SaidLine {
        let said = SaidLine(
            id: UUID(), name: character.displayName, player: line.beginning(scalarCountMax: 300), reply: reply,
            day: dayOfTalks() ?? contents.day.number)
        contents.log.insert(said, at: 0)
        contents.log.removeLast(max(0, contents.log.count - ShopArchive.lineCountMax))
        return said
    }

    /// Saves facts that the player has told a character about themselves.
    func learn(_ facts: [String], with character: any Character) {
        let key = character.memoryKey
        contents.conversations[key, default: Conversation()].learn(facts)
        write { try $0.change(conversationWith: key, of: $1) { $0.learn(facts) } }
    }

    // MARK: Guests

    /// Saves a waiting guest.
    ///
    /// - Returns: Whether the day had room for one more.
    @discardableResult
    func welcome(_ guest: WaitingGuest) -> Bool {
        guard waiting.count < day.goal - day.servedCount else { return false }
        contents.waiting.append(guest)
        let day = contents.day
        write { try $0.welcome(guest, on: day, of: $1) }
        return true
    }

    /// Saves the portrait of a waiting guest.
    func keep(portrait: Data, of id: UUID) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        contents.waiting[index].portrait = portrait
        let guest = contents.waiting[index]
        write { try $0.update(guest, of: $1) }
    }

    /// Enters a guest into the book, and counts it for the day.
    ///
    /// - Parameter visit: The waiting guest whose visit this ends.
    /// - Returns: Whether the guest was still waiting: a guest who was served in another window isn't served twice.
    @discardableResult
    func enter(_ guest: Guest, visit: UUID? = nil) -> Bool {
        if let visit {
            guard waiting.contains(where: { $0.id == visit }) else { return false }
            contents.waiting.removeAll { $0.id == visit }
        }
        contents.guests.insert(guest, at: 0)
        contents.guests.removeLast(max(0, contents.guests.count - ShopArchive.guestCountMax))
        contents.day.serve(hearts: guest.hearts)
        let day = contents.day
        write { try $0.add(guest, visit: visit, day: day, of: $1) }
        return true
    }

    // MARK: Days

    func beginNextDay() { begin(day.next) }

    /// Begins the same day again.
    func tryDayAgain() { begin(day.again) }

    /// Begins another game on its first day. The guest book and the conversations are kept.
    func beginNewGame() {
        contents.things = [:]
        begin(day.ofNewGame)
    }

    private func begin(_ day: ShopDay) {
        (contents.day, contents.waiting) = (day, [])
        write { try $0.begin(day, of: $1) }
    }

    /// Saves the player's choice after the finished day. One thing per day.
    func choose(_ thing: ShopThing) {
        guard day.isGoalReached, chosenThing == nil, !standingThings.contains(thing) else { return }
        contents.things[day.number] = thing
        let day = contents.day
        write { try $0.add(thing, after: day, of: $1) }
    }

    /// Whether the player has allowed access to the contacts today; nil if they weren't asked today.
    var mayLookIntoContacts: Bool? {
        get { contactsAnswer.flatMap { ($0.game, $0.day) == (day.game, day.number) ? $0.isAllowed : nil } }
        set { contactsAnswer = newValue.map { (day.game, day.number, $0) } }
    }

    /// Waits until all changes are in the archive, as far as possible now, and others' changes are read.
    func finishWriting() async {
        await lastCatchingUp?.value
    }

    /// Writes a change before it is shown, so that everything on screen is saved even if the process is killed at that moment.
    /// While the archive can't be written, changes wait in order and are retried.
    private func write(_ change: @escaping ArchiveWriting.Change) {
        guard let writing, !isUnread else { return }
        changeCount += 1
        if writing.write(change, of: player, by: self) == .lost { lose() }
        let before = lastCatchingUp
        lastCatchingUp = Task {
            await before?.value
            await catchUp()
        }
    }

    /// Records that some changes can never be saved.
    func lose() { isLost = true }
}
