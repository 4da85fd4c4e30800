import FoundationModels
import SwiftUI
import os

/// The arrival of guests.
extension ShopGame {
    /// The maximum number of guests waiting at once.
    static let waitingCountMax = 4
    /// After this many consecutive failures, no guest is generated until the next one is served; if nobody is waiting, until a
    /// pause is over.
    private static let failureCountMax = 3
    /// The pause doubles each time.
    static let pauseMin = Duration.seconds(15)
    private static let pauseMax = Duration.seconds(120)

    func askModel() {
        generateEncounter()
        fillShop()
    }

    /// Generates as many guests as there is room for today; none once the shop is closed.
    func fillShop() {
        // If several visitors are in the shop, one of them lets guests in for all.
        guard isOpen, cafe?.isLeader != false else { return }
        encounterEngine.shelf = shelf
        let wanted = min(Self.waitingCountMax, memory.day.goal - memory.day.servedCount)
        letInRegulars(upTo: wanted)
        while memory.waiting.count + dreamingCount < wanted { generateDreamCustomer() }
    }

    /// Lets in the returning guests among the next ones.
    private func letInRegulars(upTo wanted: Int) {
        let plan = DayPlan(of: memory.day).visits
        for place in memory.freePlaces.prefix(max(0, wanted - memory.waiting.count)) {
            guard case .regular(let isChanged) = plan[place], var guest = regular(isChanged: isChanged) else {
                continue
            }
            guest.place = place
            welcome(guest)
        }
    }

    // MARK: Dreams

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

    /// A generated guest takes the day's first free place, and orders as specified there. So no place is skipped or taken twice,
    /// whoever leaves meanwhile and however many windows generate guests.
    private func welcome(_ npc: NPC) {
        dreamingCount -= 1
        (isModelSilent, pauseLength) = (false, Self.pauseMin)
        guard let place = memory.freePlaces.first else { return }
        let request = request(of: DayPlan(of: memory.day).visits[place], by: npc)
        let guest = WaitingGuest(
            id: UUID(), name: npc.name, order: request.order, line: request.line, hint: request.hint,
            pictureDescription: npc.picture.imageDescription, place: place)
        guard memory.welcome(guest) else { return }
        show(guest, npc.picture)
        keepPortrait(of: guest, npc.picture)
    }

    /// A waiting guest keeps its portrait while the player is away.
    private func keepPortrait(of guest: WaitingGuest, _ picture: GenerableImage) {
        start { [weak self] in
            await picture.finishDrawing()
            if let portrait = picture.pngData { self?.memory.keep(portrait: portrait, of: guest.id) }
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

    /// Nobody is waiting to be served, so no action by the player would ask the model again.
    private func askModelLater() {
        isModelSilent = true
        let length = pauseLength
        pauseLength = min(length * 2, Self.pauseMax)
        nextAsking?.cancel()
        nextAsking = Task { [weak self, pause] in
            try? await pause(length)
            guard !Task.isCancelled, let self else { return }
            askModel()
            // Another window may have ended the day meanwhile: then nobody is expected any more.
            if dreamingCount == 0 { isModelSilent = false }
        }
    }

    // MARK: Guests who are known

    private func regular(isChanged: Bool) -> WaitingGuest? {
        Regulars(guests: memory.guests, language: language)
            .guest(on: memory.day.number, awaited: memory.peopleOfTheDay, isChanged: isChanged)
    }

    private func welcome(_ guest: WaitingGuest) {
        guard memory.welcome(guest) else { return }
        show(guest, GenerableImage(imageDescription: guest.pictureDescription, portrait: guest.portrait))
    }

    private func show(_ guest: WaitingGuest, _ picture: GenerableImage) {
        let npc = NPC(name: guest.name, coffeeOrder: guest.order, picture: picture)
        visits[npc.id] = guest
        waiting.append(npc)
        let label =
            guest.person == nil
            ? language.text("Dream customer \(guest.name)") : language.text("Regular \(guest.name)")
        let place = cafe == nil ? nil : scene.freePlace(for: guest.id)
        scene.addDreamCustomer(npc, label: label, at: place) { [weak self] in self?.meet($0) }
    }

    /// Adds guests who wait in the shop's memory but not here, after a return or from another window, and removes those who were
    /// served elsewhere.
    func followWaiting() {
        guard isOpen else { return }
        let here = Set(visits.values.map(\.id))
        for guest in memory.waiting where !here.contains(guest.id) {
            let picture = GenerableImage(imageDescription: guest.pictureDescription, portrait: guest.portrait)
            show(guest, picture)
            if guest.portrait == nil { keepPortrait(of: guest, picture) }
        }
        let awaited = Set(memory.waiting.map(\.id))
        for npc in waiting where services[npc.id] == nil && !awaited.contains(visits[npc.id]?.id ?? UUID()) {
            seeOff(npc)
        }
    }

    /// Removes a guest who was served elsewhere, or whose day ended there. If the player was about to serve it, a message
    /// explains that.
    func seeOff(_ npc: NPC) {
        let page = memory.guests.prefix(memory.day.servedCount).first { $0.name == npc.name }
        if sheet == .encounter(npc) {
            sheet = nil
            tell(.departure(of: npc.name, isServed: page != nil, language))
        }
        scene.leave(npc, isPleased: page?.isPleased ?? true)
        visits[npc.id] = nil
        waiting.removeAll { $0 == npc }
    }
}
