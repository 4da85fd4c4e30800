import FoundationModels
import Observation
import SwiftUI
import os

/// An evening in the shop: its people, and the state of the player's game.
@MainActor
@Observable
final class ShopGame {
    /// What the player is doing besides walking.
    enum Sheet: Equatable, Identifiable {
        case encounter(NPC)
        /// The day as it ended: another window may have begun the next one.
        case dayResult(ShopDay)
        case guestBook
        /// The visitors in the café.
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

    /// The state of a waiting guest's drink.
    enum Service: Equatable {
        case tasting
        case tasted(Tasting)
    }

    /// Waits before the model is asked again; tests replace it.
    typealias Pause = @Sendable (Duration) async throws -> Void

    var sheet: Sheet? {
        didSet {
            if case .dayResult = sheet { hasShownResult = true }
            if case .encounter(let npc) = sheet, npc != whoIsHere(as: npc) {
                sheet = whoIsHere(as: npc).map(Sheet.encounter)
            }
        }
    }
    /// Whether the player has seen the day's result, and hasn't continued yet.
    @ObservationIgnored var hasShownResult = false
    /// The waiting guests from dreams, in the order of arrival.
    var waiting: [NPC] = []
    /// Their stored data.
    var visits: [NPC.ID: WaitingGuest] = [:]
    var services: [NPC.ID: Service] = [:]
    /// The guest who left last, with its tasting.
    var lastTasting: (npc: NPC, tasting: Tasting)?
    /// Whether the model is generating a guest.
    var isDreaming: Bool { dreamingCount > 0 }
    var dreamingCount = 0
    /// Whether the shop is empty because the model has failed. It is asked again from time to time.
    var isModelSilent = false
    private(set) var isGeneratingEncounter = false
    /// Whether the player is being asked for access to the contacts.
    private(set) var isAskingForContacts = false
    /// Messages for the player, the oldest first.
    private(set) var messages: [ShopMessage] = []
    /// Whether the window is as low as a phone's in landscape: views that are usually below each other are then side by side.
    var isFlat = false
    /// The player's input method; nil until that is known.
    var hand: Hand?

    /// Off until the player turns it on.
    @ObservationIgnored var isSoundOn = false
    let scene: CoffeeShopScene
    let dialogEngine: DialogEngine
    let encounterEngine: EncounterEngine
    let memory: ShopMemory
    /// The conversations with the shop's people. In a shared café, each visitor has their own, and can't read the others'.
    let talks: ShopMemory
    /// The café that the player shares with others; nil if they play alone.
    let cafe: Cafe?
    let language: GameLanguage
    @ObservationIgnored private let customerGenerator: RandomCustomerGenerator
    @ObservationIgnored private var customerSprite: GeneratedCustomerSprite?
    /// The running model tasks, by number.
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

    /// Opens the shop with the barista, Lisa, and the guests who were waiting when the player left.
    /// - Parameters:
    ///   - card: The card that was open before the app was restarted; see `card`.
    ///   - partner: The character with whom the player was talking; see `partner`.
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
        // The game was closed before the player saw the day's result.
        if let sheet = memory.day.isOver ? .dayResult(memory.day) : sheet(named: card) { return self.sheet = sheet }
        let people: [any Character] = [barista, lisa]
        people.first { $0.memoryKey == partner }.map(talk)
    }

    /// A name for the current conversation partner that is valid in other processes of the app; empty if there is none.
    var partner: String { dialogEngine.talkingTo?.memoryKey ?? "" }

    /// A name for the open card that is valid in other processes of the app; empty for one that opens by itself.
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

    /// Stops all generation by the model.
    func close() {
        isOpen = false
        nextAsking?.cancel()
        tasks.values.forEach { $0.cancel() }
        tasks = [:]
        dialogEngine.endConversation()
    }

    /// Runs a task until it is done or the shop closes.
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

    /// Lets in the guest with the name of somebody whom the player knows. If nobody comes, the next call tries again.
    ///
    /// If the system would ask for access to the contacts, the game first explains why, and only after the player has served
    /// somebody and knows what a guest is.
    func generateEncounter() {
        // A visitor's contacts must not be shown to others.
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

    /// The player's answer; it is valid for the day.
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

    /// Shows a message until the player dismisses it, or for a while; several are shown one after the other.
    func tell(_ message: ShopMessage) { messages.append(message) }

    func putAway(_ message: ShopMessage) {
        messages.removeAll { $0.id == message.id }
    }

    /// Whether the player can walk about.
    var isQuiet: Bool { dialogEngine.talkingTo == nil && sheet == nil && !isAskingForContacts }
}
