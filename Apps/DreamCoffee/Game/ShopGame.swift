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

        enum ID: Hashable { case guest(NPC.ID), day(Int) }

        var id: ID {
            switch self {
            case .encounter(let npc): .guest(npc.id)
            case .dayResult(let day): .day(day.number)
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
        didSet { if case .dayResult = sheet { hasShownResult = true } }
    }
    /// Whether the player has seen how the day went, and hasn't gone on yet.
    @ObservationIgnored private var hasShownResult = false
    /// The guests from dreams who are waiting, in the order in which they came.
    private(set) var waiting: [NPC] = []
    /// Whether the model dreams somebody up.
    var isDreaming: Bool { dreamingCount > 0 }
    private var dreamingCount = 0
    /// Whether the shop is empty because the model has failed. It is asked again from time to time.
    private(set) var isModelSilent = false
    private var services: [NPC.ID: Service] = [:]

    /// Off until the player asks for it.
    @ObservationIgnored var isSoundOn = false
    let scene: CoffeeShopScene
    let dialogEngine: DialogEngine
    let encounterEngine: EncounterEngine
    let memory: ShopMemory
    let language: GameLanguage
    @ObservationIgnored private let customerGenerator: RandomCustomerGenerator
    @ObservationIgnored private var customerSprite: GeneratedCustomerSprite?
    private(set) var isGeneratingEncounter = false
    /// What the model is busy with, by number.
    @ObservationIgnored private(set) var tasks: [Int: Task<Void, Never>] = [:]
    @ObservationIgnored private var taskNumber = 0
    @ObservationIgnored private var isOpen = false
    @ObservationIgnored private var nextAsking: Task<Void, Never>?
    @ObservationIgnored private var pauseLength = pauseMin
    @ObservationIgnored private let pause: Pause

    /// So many dreams are in the shop at once.
    static let waitingCountMax = 4
    /// After so many dreams that came to nothing in a row, nobody is dreamt up until the next guest is served; if
    /// nobody waits to be served, until a while has passed.
    private static let failureCountMax = 3
    /// That while is twice as long each time.
    private static let pauseMin = Duration.seconds(15)
    private static let pauseMax = Duration.seconds(120)

    init(
        memory: ShopMemory = ShopMemory(), language: GameLanguage = .preferred,
        dialogEngine: DialogEngine? = nil, encounterEngine: EncounterEngine? = nil,
        customerGenerator: RandomCustomerGenerator? = nil,
        pause: @escaping Pause = { try await Task.sleep(for: $0) }
    ) {
        self.pause = pause
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
        isOpen = true
        askModel()
        // The game was closed before its player saw how the day went.
        if memory.day.isOver { sheet = .dayResult(memory.day) }
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
    private func start(_ work: @escaping @MainActor () async -> Void) {
        taskNumber += 1
        let number = taskNumber
        tasks[number] = Task { [weak self] in
            await work()
            self?.tasks[number] = nil
        }
    }

    /// Lets in the guest who bears the name of somebody whom the player knows. If nobody comes, one may be asked again.
    func generateEncounter() {
        guard !isGeneratingEncounter, customerSprite == nil else { return }
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

    /// What a newcomer has not done yet.
    enum Hint { case talk, brew }

    /// What a newcomer who has time can do next; nil for those who have served somebody.
    var hint: Hint? {
        guard isQuiet, memory.guests.isEmpty else { return nil }
        if memory.hasMetNobody { return .talk }
        return waiting.isEmpty ? nil : .brew
    }

    // MARK: Dreams

    private func askModel() {
        generateEncounter()
        fillShop()
    }

    /// Dreams up as many guests as there is room for today; nobody once the shop is closed.
    func fillShop() {
        guard isOpen else { return }
        let day = memory.day
        let wanted = min(Self.waitingCountMax, day.goal - day.servedCount)
        while waiting.count + dreamingCount < wanted { generateDreamCustomer() }
    }

    private func generateDreamCustomer(_ failureCount: Int = 0) {
        dreamingCount += 1
        start { [weak self, encounterEngine] in
            do {
                let npc = try await encounterEngine.generateNPC()
                guard !Task.isCancelled else { return }
                self?.welcome(npc)
            } catch {
                Logging.general.error("A dream came to nothing: \(String(describing: error), privacy: .public)")
                guard !Task.isCancelled else { return }
                self?.mournDream(failureCount + 1)
            }
        }
    }

    private func welcome(_ npc: NPC) {
        dreamingCount -= 1
        (isModelSilent, pauseLength) = (false, Self.pauseMin)
        waiting.append(npc)
        scene.addDreamCustomer(npc, label: language.text("Dream customer \(npc.name)")) { [weak self] in
            self?.meet($0)
        }
    }

    private func mournDream(_ failureCount: Int) {
        dreamingCount -= 1
        if failureCount < Self.failureCountMax {
            generateDreamCustomer(failureCount)
        } else if waiting.isEmpty, dreamingCount == 0 {
            askModelLater()
        }
    }

    /// Nobody is there to be served, so nothing that the player does would ask the model again.
    private func askModelLater() {
        isModelSilent = true
        let length = pauseLength
        pauseLength = min(length * 2, Self.pauseMax)
        nextAsking?.cancel()
        nextAsking = Task { [weak self, pause] in
            try? await pause(length)
            guard !Task.isCancelled, let self else { return }
            askModel()
            // Another window may have ended the day meanwhile: nobody is awaited any more.
            if dreamingCount == 0 { isModelSilent = false }
        }
    }

    // MARK: Encounters

    private func meet(_ npc: NPC) {
        // The sheet of the guest before may still be on its way out.
        endEncounter()
        guard sheet == nil, waiting.contains(npc) else { return }
        Logging.general.log("Meeting: \(npc.name)")
        sheet = .encounter(npc)
        play(.bell)
    }

    private func play(_ sound: ShopSound) {
        if isSoundOn { sound.play(in: scene) }
    }

    /// What has become of a guest's drink; nil as long as it has none.
    func service(of npc: NPC) -> Service? { services[npc.id] }

    /// Gives a guest a drink, and enters the guest in the book with what it says. It drinks on if the player turns to
    /// somebody else, and then goes home by itself.
    ///
    /// - Returns: nil for a guest who already has a drink, or has gone.
    @discardableResult
    func serve(_ drink: CoffeeDrink, to npc: NPC) async -> Tasting? {
        guard waiting.contains(npc), services[npc.id] == nil else { return nil }
        services[npc.id] = .tasting
        play(.brew)
        let tasting = await encounterEngine.taste(drink, by: npc)
        services[npc.id] = .tasted(tasting)
        memory.enter(
            Guest(
                id: UUID(), name: npc.name, order: npc.coffeeOrder,
                pictureDescription: npc.picture.label(in: language), portrait: npc.picture.pngData, drink: drink,
                verdict: tasting.verdict, comment: tasting.comment, day: memory.day.number, servedAt: .now))
        endEncounter()
        return tasting
    }

    /// Whoever has tasted and isn't at the bar any more goes home, and other dreams arrive. It may be called at any
    /// time.
    func endEncounter() {
        let served = waiting.filter { isServed($0) && sheet != .encounter($0) }
        served.forEach(sendHome)
        if memory.day.isOver {
            if sheet == nil { sheet = .dayResult(memory.day) }
        } else if !served.isEmpty {
            fillShop()
        }
    }

    private func isServed(_ npc: NPC) -> Bool {
        if case .tasted = services[npc.id] { true } else { false }
    }

    private func sendHome(_ npc: NPC) {
        guard case .tasted(let tasting) = services.removeValue(forKey: npc.id) else { return }
        scene.leave(npc, isPleased: tasting.isPleased)
        play(tasting.isPleased ? .pleased : .sigh)
        waiting.removeAll { $0 == npc }
    }

    /// Goes on after the player has put a card away, however that was done. A window that closes puts none away: its
    /// guests and its day wait for the player.
    func sheetDidClose() {
        if sheet == nil, hasShownResult { beginNextDay() }
        endEncounter()
    }

    /// Goes on where the day has ended, or begun, by what was done elsewhere: in another window, or by a guest who was
    /// still tasting when the player left the shop and came back.
    func dayDidChange() {
        guard isOpen else { return }
        endEncounter()
        fillShop()
    }

    /// Begins the next day, if this one is over and another window hasn't begun it.
    func beginNextDay() {
        if case .dayResult = sheet { sheet = nil }
        hasShownResult = false
        if memory.day.isOver { memory.beginNextDay() }
        if isOpen { askModel() }
    }
}
