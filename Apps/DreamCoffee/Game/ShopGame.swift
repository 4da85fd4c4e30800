import FoundationModels
import Observation
import SwiftUI
import os

/// An evening in the shop: who is there, what the player is doing, and what becomes of it.
@MainActor
@Observable
final class ShopGame {
    /// What the player is doing besides walking about.
    enum Sheet: String, Identifiable {
        case encounter, dayResult
        var id: Self { self }
    }

    var sheet: Sheet?
    /// The guests from dreams who are waiting, in the order in which they came.
    private(set) var waiting: [NPC] = []
    /// Whether the model dreams somebody up.
    var isDreaming: Bool { dreamingCount > 0 }
    private var dreamingCount = 0

    /// Off until the player asks for it.
    @ObservationIgnored var isSoundOn = false
    let scene: CoffeeShopScene
    let dialogEngine: DialogEngine
    let encounterEngine: EncounterEngine
    let memory: ShopMemory
    let language: GameLanguage
    @ObservationIgnored private let customerGenerator: RandomCustomerGenerator
    @ObservationIgnored private var customerSprite: GeneratedCustomerSprite?
    @ObservationIgnored private(set) var isGeneratingEncounter = false
    @ObservationIgnored private var tasks: [Task<Void, Never>] = []
    @ObservationIgnored private var servedVerdict: (npc: NPC, isPleased: Bool)?

    /// So many dreams are in the shop at once.
    static let waitingCountMax = 4
    /// After so many dreams that came to nothing in a row, nobody is dreamt up until the next guest is served.
    private static let failureCountMax = 3

    init(
        memory: ShopMemory = ShopMemory(), language: GameLanguage = .preferred,
        dialogEngine: DialogEngine? = nil, encounterEngine: EncounterEngine? = nil,
        customerGenerator: RandomCustomerGenerator? = nil
    ) {
        self.memory = memory
        self.language = language
        scene = CoffeeShopScene(language: language)
        self.dialogEngine = dialogEngine ?? DialogEngine(language: language, memory: memory)
        self.encounterEngine = encounterEngine ?? EncounterEngine(language: language)
        self.customerGenerator = customerGenerator ?? RandomCustomerGenerator(language: language)
    }

    // MARK: Opening and closing

    /// Lets everybody in.
    func open() {
        let talk: (any Character) -> Void = { [weak self] in self?.talk(to: $0) }
        scene.add(BaristaSprite(Barista(language: language), language: language), showDialog: talk)
        scene.add(CustomerLisaSprite(CustomerLisa(language: language), language: language), showDialog: talk)
        generateEncounter()
        fillShop()
        // The game was closed before its player saw how the day went.
        if memory.day.isOver { sheet = .dayResult }
    }

    /// Stops what the model is dreaming.
    func close() {
        tasks.forEach { $0.cancel() }
        tasks = []
        dialogEngine.endConversation()
    }

    /// Lets in the guest who bears the name of somebody whom the player knows. If nobody comes, one may be asked again.
    func generateEncounter() {
        guard !isGeneratingEncounter, customerSprite == nil else { return }
        isGeneratingEncounter = true
        tasks.append(
            Task { [weak self, customerGenerator] in
                defer { self?.isGeneratingEncounter = false }
                do {
                    let customer = try await customerGenerator.generate()
                    guard !Task.isCancelled else { return }
                    self?.add(customer)
                } catch {
                    Logging.general.error("No guest: \(String(describing: error), privacy: .public)")
                }
            })
    }

    private func add(_ customer: GeneratedCustomer) {
        let sprite = GeneratedCustomerSprite(customer, language: language)
        customerSprite = sprite
        scene.add(sprite) { [weak self] in self?.talk(to: $0) }
    }

    // MARK: Talking

    private func talk(to character: any Character) {
        withAnimation(.linear(duration: 0.2)) { dialogEngine.talkTo(character) }
    }

    /// Whether the player can walk about.
    var isQuiet: Bool { dialogEngine.talkingTo == nil && sheet == nil }

    // MARK: Dreams

    /// Dreams up as many guests as there is room for today.
    func fillShop() {
        let day = memory.day
        let wanted = min(Self.waitingCountMax, day.goal - day.servedCount)
        while waiting.count + dreamingCount < wanted { generateDreamCustomer() }
    }

    private func generateDreamCustomer(_ failureCount: Int = 0) {
        dreamingCount += 1
        tasks.append(
            Task { [weak self, encounterEngine] in
                do {
                    let npc = try await encounterEngine.generateNPC()
                    guard !Task.isCancelled else { return }
                    self?.welcome(npc)
                } catch {
                    Logging.general.error("A dream came to nothing: \(String(describing: error), privacy: .public)")
                    guard !Task.isCancelled else { return }
                    self?.mournDream(failureCount + 1)
                }
            })
    }

    private func welcome(_ npc: NPC) {
        dreamingCount -= 1
        waiting.append(npc)
        scene.addDreamCustomer(npc, label: language.text("Dream customer \(npc.name)")) { [weak self] in
            self?.meet($0)
        }
    }

    private func mournDream(_ failureCount: Int) {
        dreamingCount -= 1
        if failureCount < Self.failureCountMax { generateDreamCustomer(failureCount) }
    }

    // MARK: Encounters

    private func meet(_ npc: NPC) {
        Logging.general.log("Meeting: \(npc.name)")
        encounterEngine.customer = npc
        sheet = .encounter
        play(.bell)
    }

    private func play(_ sound: ShopSound) {
        if isSoundOn { sound.play(in: scene) }
    }

    /// Gives the guest a drink, and enters the guest in the book with what it says.
    func serve(_ drink: CoffeeDrink) async -> String {
        guard let npc = encounterEngine.customer else { return await encounterEngine.judgeDrink(drink: drink) }
        play(.brew)
        let comment = await encounterEngine.judgeDrink(drink: drink)
        let verdict = encounterEngine.verdict
        servedVerdict = (npc, verdict?.isPleased ?? true)
        memory.enter(
            Guest(
                id: UUID(), name: npc.name, order: npc.coffeeOrder,
                pictureDescription: npc.picture.imageDescription, portrait: npc.picture.pngData, drink: drink,
                verdict: verdict, comment: comment, day: memory.day.number, servedAt: .now))
        return comment
    }

    /// The sheet is closed: a guest who was served goes home, and another dream arrives.
    func endEncounter() {
        encounterEngine.customer = nil
        guard let (npc, isPleased) = servedVerdict else { return }
        servedVerdict = nil
        scene.leave(npc, isPleased: isPleased)
        play(isPleased ? .pleased : .sigh)
        waiting.removeAll { $0 == npc }
        if memory.day.isOver {
            sheet = .dayResult
        } else {
            fillShop()
        }
    }

    /// Begins the next day, if this one is over.
    func beginNextDay() {
        guard memory.day.isOver else { return }
        sheet = nil
        memory.beginNextDay()
        fillShop()
    }
}
