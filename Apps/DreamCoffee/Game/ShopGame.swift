import FoundationModels
import Observation
import SwiftUI
import os

/// An evening in the shop: who is there, what the player is doing, and what becomes of it.
@MainActor
@Observable
final class ShopGame {
    /// What the player is doing besides walking about.
    enum Sheet: Equatable, Identifiable {
        case encounter(NPC)
        /// The day as it ended: another window may have begun the next.
        case dayResult(ShopDay)
        case guestBook
        /// Those who are in the café.
        case visitors

        enum ID: Hashable { case guest(NPC.ID), day(Int), guestBook, visitors }

        var id: ID {
            switch self {
            case .encounter(let npc): .guest(npc.id)
            case .dayResult(let day): .day(day.number)
            case .guestBook: .guestBook
            case .visitors: .visitors
            }
        }
    }

    /// What has become of a waiting guest's drink.
    enum Service: Equatable {
        case tasting
        case tasted(Tasting)
    }

    /// Waits before the model is asked again; tests wait in their own way.
    typealias Pause = @Sendable (Duration) async throws -> Void

    var sheet: Sheet? {
        didSet {
            if case .dayResult = sheet { hasShownResult = true }
            if case .encounter(let npc) = sheet, npc != whoIsHere(as: npc) {
                sheet = whoIsHere(as: npc).map(Sheet.encounter)
            }
        }
    }
    /// Whether the player has seen how the day went, and hasn't gone on yet.
    @ObservationIgnored var hasShownResult = false
    /// The guests from dreams who are waiting, in the order in which they came.
    var waiting: [NPC] = []
    /// What the shop keeps of them.
    var visits: [NPC.ID: WaitingGuest] = [:]
    var services: [NPC.ID: Service] = [:]
    /// Who went home last, and what it said.
    var lastTasting: (npc: NPC, tasting: Tasting)?
    /// Whether the model dreams somebody up.
    var isDreaming: Bool { dreamingCount > 0 }
    var dreamingCount = 0
    /// Whether the shop is empty because the model has failed. It is asked again from time to time.
    var isModelSilent = false
    private(set) var isGeneratingEncounter = false
    /// Whether the player is asked if the shop may look for somebody whom they know.
    private(set) var isAskingForContacts = false
    /// What the player is told in passing, the oldest first.
    private(set) var messages: [ShopMessage] = []
    /// Whether the window is as flat as a phone's that is turned sideways: what stands below each other elsewhere has room
    /// only side by side.
    var isFlat = false
    /// By what the player points and presses; nil until that is known.
    var hand: Hand?

    /// Off until the player asks for it.
    @ObservationIgnored var isSoundOn = false
    let scene: CoffeeShopScene
    let dialogEngine: DialogEngine
    let encounterEngine: EncounterEngine
    let memory: ShopMemory
    /// What the player and the shop's people have said to each other. In a café that several visitors are in, each has their own,
    /// and nobody reads another's.
    let talks: ShopMemory
    /// The café that the player is in with others; nil where they play alone.
    let cafe: Cafe?
    let language: GameLanguage
    @ObservationIgnored private let customerGenerator: RandomCustomerGenerator
    @ObservationIgnored private var customerSprite: GeneratedCustomerSprite?
    /// What the model is busy with, by number.
    @ObservationIgnored private(set) var tasks: [Int: Task<Void, Never>] = [:]
    @ObservationIgnored private var taskNumber = 0
    @ObservationIgnored private(set) var isOpen = false
    @ObservationIgnored var nextAsking: Task<Void, Never>?
    @ObservationIgnored var pauseLength = pauseMin
    @ObservationIgnored let pause: Pause

    init(
        memory: ShopMemory = ShopMemory(), talks: ShopMemory? = nil, cafe: Cafe? = nil,
        language: GameLanguage = .preferred,
        dialogEngine: DialogEngine? = nil, encounterEngine: EncounterEngine? = nil,
        customerGenerator: RandomCustomerGenerator? = nil,
        pause: @escaping Pause = { try await Task.sleep(for: $0) }
    ) {
        self.pause = pause
        let talks = talks ?? memory
        (self.memory, self.talks, self.cafe) = (memory, talks, cafe)
        self.language = language
        scene = CoffeeShopScene(language: language)
        self.dialogEngine = dialogEngine ?? DialogEngine(language: language, memory: talks)
        self.encounterEngine = encounterEngine ?? EncounterEngine(language: language)
        self.customerGenerator = customerGenerator ?? RandomCustomerGenerator(language: language)
    }

    // MARK: Opening and closing

    /// Lets everybody in: the barista, Lisa, and whoever waited when the player left.
    /// - Parameters:
    ///   - card: The card that lay over the shop before the app was ended; see `card`.
    ///   - partner: Whom the player talked with then; see `partner`.
    func open(showing card: String = "", talkingWith partner: String = "") {
        let talk: (any Character) -> Void = { [weak self] in self?.talk(to: $0) }
        let (barista, lisa) = (Barista(language: language), CustomerLisa(language: language))
        scene.add(BaristaSprite(barista, language: language), showDialog: talk)
        scene.add(CustomerLisaSprite(lisa, language: language), showDialog: talk)
        scene.didUse = { [weak self] in self?.hand = $0 }
        isOpen = true
        meetVisitors()
        furnish()
        followWaiting()
        askModel()
        // The game was closed before its player saw how the day went.
        if let sheet = memory.day.isOver ? .dayResult(memory.day) : sheet(named: card) { return self.sheet = sheet }
        let people: [any Character] = [barista, lisa]
        people.first { $0.memoryKey == partner }.map(talk)
    }

    /// What whoever the player talks with is called in another process of the app; empty where that is nobody.
    var partner: String { dialogEngine.talkingTo?.memoryKey ?? "" }

    /// What the card that is shown is called in another process of the app; empty for one that comes by itself.
    var card: String {
        switch sheet {
        case .encounter(let npc): visits[npc.id]?.id.uuidString ?? ""
        case .guestBook: "guestBook"
        case .visitors: "visitors"
        case .dayResult, nil: ""
        }
    }

    private func sheet(named card: String) -> Sheet? {
        if card == "guestBook" { return .guestBook }
        if card == "visitors" { return .visitors }
        return waiting.first { visits[$0.id]?.id.uuidString == card }.map { .encounter($0) }
    }

    /// Stops what the model is dreaming.
    func close() {
        isOpen = false
        nextAsking?.cancel()
        tasks.values.forEach { $0.cancel() }
        tasks = [:]
        dialogEngine.endConversation()
    }

    /// Does something until it is done or the shop closes.
    func start(_ work: @escaping @MainActor () async -> Void) {
        taskNumber += 1
        let number = taskNumber
        tasks[number] = Task { [weak self] in
            await work()
            self?.tasks[number] = nil
        }
    }

    func play(_ sound: ShopSound) {
        if isSoundOn { sound.play(in: scene) }
    }

    // MARK: The guest from the contacts

    /// Lets in the guest who bears the name of somebody whom the player knows. If nobody comes, one may be asked again.
    ///
    /// Where the system would ask for the contacts, the game says first what for, and not before the player has served
    /// somebody and knows what a guest is.
    func generateEncounter() {
        // One visitor's contacts are nobody else's.
        guard cafe == nil, !isGeneratingEncounter, customerSprite == nil else { return }
        if customerGenerator.needsPermission, memory.mayLookIntoContacts != true {
            isAskingForContacts = memory.mayLookIntoContacts == nil && !memory.guests.isEmpty
            return
        }
        isGeneratingEncounter = true
        start { [weak self, customerGenerator] in
            defer { self?.isGeneratingEncounter = false }
            do {
                let customer = try await customerGenerator.generate()
                guard !Task.isCancelled else { return }
                self?.add(customer)
            } catch {
                Logging.general.error("No guest: \(String(describing: error), privacy: .public)")
            }
        }
    }

    /// The player's answer; it holds for the day.
    func letInContacts(_ isAllowed: Bool) {
        isAskingForContacts = false
        memory.mayLookIntoContacts = isAllowed
        if isAllowed { generateEncounter() }
    }

    private func add(_ customer: GeneratedCustomer) {
        let sprite = GeneratedCustomerSprite(customer, language: language)
        customerSprite = sprite
        scene.add(sprite) { [weak self] in self?.talk(to: $0) }
    }

    // MARK: Talking

    private func talk(to character: any Character) {
        shareNews()
        withAnimation(.linear(duration: 0.2)) { dialogEngine.talkTo(character) }
    }

    // MARK: Telling

    /// Shows a message until the player puts it away, or a while has passed; several come one after the other.
    func tell(_ message: ShopMessage) { messages.append(message) }

    func putAway(_ message: ShopMessage) {
        messages.removeAll { $0.id == message.id }
    }

    /// Whether the player can walk about.
    var isQuiet: Bool { dialogEngine.talkingTo == nil && sheet == nil && !isAskingForContacts }
}
