import SwiftUI
import os

/// Guests at the bar, and the end of the day.
extension ShopGame {
    func meet(_ npc: NPC) {
        // The previous guest's sheet may still be closing.
        endEncounter()
        guard sheet == nil, waiting.contains(npc) else { return }
        Logging.general.log("Meeting: \(npc.name)")
        sheet = .encounter(npc)
        play(.bell)
    }

    /// The state of a guest's drink; nil if it has none. The last comment can be read again.
    func service(of npc: NPC) -> Service? {
        if let service = services[npc.id] { return service }
        return lastTasting.flatMap { $0.npc == npc ? .tasted($0.tasting) : nil }
    }

    /// The guest whose card can be opened, or reopened with the browser's Forward button: in a shop that was left and entered
    /// again, guests are recreated. Nil for a guest who has left.
    func whoIsHere(as npc: NPC) -> NPC? {
        if waiting.contains(npc) || service(of: npc) != nil { return npc }
        return waiting.first { $0.name == npc.name && $0.coffeeOrder == npc.coffeeOrder }
    }

    /// The stored data of a waiting guest.
    func visit(of npc: NPC) -> WaitingGuest? { visits[npc.id] }

    /// Serves a drink to a guest, and enters the guest into the book with its comment. If the player turns to somebody else, the
    /// guest goes on tasting and then leaves by itself.
    ///
    /// - Returns: nil for a guest who already has a drink, has left, or was served in another window meanwhile.
    @discardableResult
    func serve(_ drink: CoffeeDrink, to npc: NPC, hasFoamArt: Bool = false) async -> Tasting? {
        guard waiting.contains(npc), services[npc.id] == nil else { return nil }
        services[npc.id] = .tasting
        play(.brew)
        let tasting = await encounterEngine.taste(drink, by: npc, forgivesSurplus: memory.day.forgivesSurplus)
        guard enter(npc, drink, tasting, hasFoamArt: hasFoamArt) else {
            services[npc.id] = nil
            seeOff(npc)
            return nil
        }
        services[npc.id] = .tasted(tasting)
        if sheet != .encounter(npc) { tell(.words(of: npc.name, tasting)) }
        endEncounter()
        return tasting
    }

    /// - Returns: Whether the guest was still waiting.
    private func enter(_ npc: NPC, _ drink: CoffeeDrink, _ tasting: Tasting, hasFoamArt: Bool) -> Bool {
        let visit = visits[npc.id]
        var guest = Guest(
            id: UUID(), name: npc.name, order: visit?.spokenOrder ?? npc.coffeeOrder,
            pictureDescription: npc.picture.label(in: language), portrait: npc.picture.pngData, drink: drink,
            verdict: tasting.verdict, comment: tasting.comment, day: memory.day.number, servedAt: .now)
        (guest.heartsLeft, guest.hasFoamArt) = (tasting.hearts, hasFoamArt)
        (guest.person, guest.place) = (visit?.person, visit?.place)
        guard memory.enter(guest, visit: visit?.id) else { return false }
        return true
    }

    /// Sends home guests who have finished tasting and aren't at the bar, and lets others arrive. May be called at any time.
    func endEncounter() {
        let served = waiting.filter { isServed($0) && sheet != .encounter($0) }
        served.forEach(sendHome)
        if memory.day.isOver {
            if sheet == nil { sheet = .dayResult(memory.day) }
        } else if !served.isEmpty {
            askModel()
        }
    }

    private func isServed(_ npc: NPC) -> Bool {
        if case .tasted = services[npc.id] { true } else { false }
    }

    private func sendHome(_ npc: NPC) {
        guard case .tasted(let tasting) = services.removeValue(forKey: npc.id) else { return }
        lastTasting = (npc, tasting)
        // The card was covering their faces.
        scene.show(tasting.hearts > 0 ? .pleased : .sad)
        scene.leave(npc, isPleased: tasting.hearts > 0)
        play(tasting.hearts > 0 ? .pleased : .sigh)
        visits[npc.id] = nil
        waiting.removeAll { $0 == npc }
    }

    /// Continues after the player has dismissed a card, in whichever way. Closing a window dismisses nothing: its guests and its
    /// day wait for the player.
    func sheetDidClose() {
        if sheet == nil, hasShownResult { goOn() }
        endEncounter()
    }

    /// Continues after a change of the day or the guests that was made elsewhere: in another window, or by a guest who was still
    /// tasting when the player left the shop and came back.
    func shopDidChange() {
        guard isOpen else { return }
        tellVisitors()
        followWaiting()
        endEncounter()
        fillShop()
        furnish()
    }

    /// Whether a day was successful, and its reward has yet to be chosen.
    func isChoosing(after day: ShopDay) -> Bool {
        day.isGoalReached && memory.day.isSameDay(as: day) && memory.chosenThing == nil
            && !ShopThing.offers(after: day.number, having: memory.things).isEmpty
    }

    /// Begins the next day if this one is over, unless another window has begun it.
    func beginNextDay() {
        goOn { memory.beginNextDay() }
    }

    /// Begins the unsuccessful day again.
    func tryDayAgain() {
        goOn { memory.tryDayAgain() }
    }

    /// Dismissing the card makes the default choice: after a successful day the next one begins, otherwise the day is tried
    /// again.
    private func goOn() {
        if memory.day.isGoalReached { beginNextDay() } else { tryDayAgain() }
    }

    private func goOn(_ begin: () -> Void) {
        if case .dayResult = sheet { sheet = nil }
        hasShownResult = false
        if memory.day.isOver { begin() }
        if isOpen {
            askModel()
            furnish()
        }
    }
}
