import Foundation
import Observation
import os

/// What a player's shop remembers, at hand while it is open: the guest book, what was talked about, the day. What changes
/// is written to the archive at once, before it is seen.
@MainActor
@Observable
final class ShopMemory {
    private(set) var contents = ShopArchive.Contents()

    /// Learns from talks what the player tells.
    @ObservationIgnored let learner = FactLearner()
    @ObservationIgnored private let player: String
    /// Nil where nothing is kept.
    @ObservationIgnored private let writing: ArchiveWriting?
    private var archive: ShopArchive? { writing?.archive }

    /// Whether something of this shop can't be written for now, or ever.
    var isUnsaved: Bool { isLost || isUnread || writing?.counts[player] != nil }
    /// Whether all of that waits to be written.
    var isUnsavedForNow: Bool { isUnsaved && !isLost && !isUnread }
    /// Whether something is known here that can't ever be written.
    private(set) var isLost: Bool
    @ObservationIgnored private var lastCatchingUp: Task<Void, Never>?
    @ObservationIgnored private var loading: Task<Void, Never>?
    /// Whether the archive holds what this memory doesn't know, and so mustn't write over.
    private(set) var isUnread = false
    /// The archive's version that was read last.
    @ObservationIgnored private var version: Int64?
    /// What the player said to the question for the contacts, and when.
    @ObservationIgnored private var contactsAnswer: (game: Int, day: Int, isAllowed: Bool)?
    /// How many changes there were.
    @ObservationIgnored private var changeCount = 0
    /// How many of them others have been told of.
    @ObservationIgnored private var toldCount = 0
    @ObservationIgnored private let retryPause: Duration
    /// On which day something is said, where that is another memory's; nil is this one's.
    @ObservationIgnored var dayOfTalks: () -> Int? = { nil }

    var guests: [Guest] { contents.guests }
    var day: ShopDay { contents.day }
    var waiting: [WaitingGuest] { contents.waiting }
    /// What the shop has grown by, in the order of choosing.
    var things: [ShopThing] { contents.things.sorted { $0.key < $1.key }.map(\.value) }
    /// What of that stands in the shop.
    var standingThings: [ShopThing] { ShopThing.standing(of: things) }
    /// What was chosen after the day that is over.
    var chosenThing: ShopThing? { contents.things[day.number] }
    var log: [SaidLine] { contents.log }
    /// Whether there is a game to go on with.
    var hasBegun: Bool { !guests.isEmpty || !waiting.isEmpty || day.number > 1 || day.game > 1 }
    /// Whether the player has talked with nobody yet.
    var hasMetNobody: Bool { contents.conversations.isEmpty }

    /// An empty memory. What it is given is kept in the archive, if there is one.
    ///
    /// - Parameters:
    ///   - retryPause: After how long something is tried again that couldn't be written or read.
    ///   - isLost: Whether there should be an archive, and is none.
    init(
        player: String = "", archive: ShopArchive? = nil, retryPause: Duration = .seconds(3), isLost: Bool = false
    ) {
        self.retryPause = retryPause
        self.player = player
        self.isLost = isLost
        writing = archive.map { ArchiveWriting.of($0, retryPause: retryPause) }
    }

    /// Reads what the archive has. A shop whose memory can't be read opens with an empty one, which isn't written down, until
    /// it can be read.
    func load() async {
        guard let archive else { return }
        do {
            // What is changed meanwhile is read once more.
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

    /// Reads what the archive has, once, however many ask for it.
    func loadOnce() async {
        let loading = loading ?? Task { await load() }
        self.loading = loading
        await loading.value
    }

    /// Takes over what another process has written into the archive, if there is anything.
    func catchUp() async {
        guard let archive, !isUnread, !isLost, writing?.counts[player] == nil else { return }
        let count = changeCount
        do {
            let newVersion = try await archive.version()
            guard newVersion != version else { return }
            let newContents = try await archive.contents(of: player)
            // What was done here meanwhile isn't in there; it is caught up with when that is written.
            guard changeCount == count else { return }
            (version, contents) = (newVersion, newContents)
        } catch {
            Logging.general.error("Not caught up: \(String(describing: error), privacy: .public)")
        }
    }

    /// Whether something was changed here that others haven't been told of; after this they have. What was caught up with they
    /// know, and of several windows with this memory one tells.
    func takeNews() -> Bool {
        defer { toldCount = changeCount }
        return toldCount != changeCount
    }

    func conversation(with character: any Character) -> Conversation? {
        contents.conversations[character.memoryKey]
    }

    /// Keeps that the player and a character have met, whatever is said then.
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

    /// Keeps in the log what a character has said, without being told of it later.
    ///
    /// - Parameter line: What the player had said; empty where the character begins.
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

    /// Keeps what the player has told a character of themselves.
    func learn(_ facts: [String], with character: any Character) {
        let key = character.memoryKey
        contents.conversations[key, default: Conversation()].learn(facts)
        write { try $0.change(conversationWith: key, of: $1) { $0.learn(facts) } }
    }

    // MARK: Guests

    /// Keeps that a guest waits.
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

    /// Keeps the portrait of a guest who waits.
    func keep(portrait: Data, of id: UUID) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        contents.waiting[index].portrait = portrait
        let guest = contents.waiting[index]
        write { try $0.update(guest, of: $1) }
    }

    /// Enters a guest in the book, and counts the guest for the day.
    ///
    /// - Parameter visit: Whose waiting ends by that.
    /// - Returns: Whether the guest was still waiting: one who was served in another window isn't served twice.
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

    /// Begins the same day once more.
    func tryDayAgain() { begin(day.again) }

    /// Begins another game on its first day. The guest book, and what was said, stay.
    func beginNewGame() {
        contents.things = [:]
        begin(day.ofNewGame)
    }

    private func begin(_ day: ShopDay) {
        (contents.day, contents.waiting) = (day, [])
        write { try $0.begin(day, of: $1) }
    }

    /// Keeps what the player has chosen after the day that is over. One thing a day.
    func choose(_ thing: ShopThing) {
        guard day.isGoalReached, chosenThing == nil, !standingThings.contains(thing) else { return }
        contents.things[day.number] = thing
        let day = contents.day
        write { try $0.add(thing, after: day, of: $1) }
    }

    /// Whether the player has let the shop look into the contacts today; nil where that wasn't asked today.
    var mayLookIntoContacts: Bool? {
        get { contactsAnswer.flatMap { ($0.game, $0.day) == (day.game, day.number) ? $0.isAllowed : nil } }
        set { contactsAnswer = newValue.map { (day.game, day.number, $0) } }
    }

    /// Waits until everything is in the archive, as far as it can be written now, and what others wrote is read.
    func finishWriting() async {
        await lastCatchingUp?.value
    }

    /// Writes a change before anybody sees it: what is shown is kept, even where the process is killed at that moment. While
    /// the archive can't be written, changes wait in their order, and are tried again.
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

    /// Notes that something is known here that can't ever be written.
    func lose() { isLost = true }
}
