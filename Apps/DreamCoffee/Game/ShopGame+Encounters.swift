import SwiftUI
import os

/// Guests at the bar, and how the day ends.
extension ShopGame {
    func meet(_ npc: NPC) {
        // The sheet of the guest before may still be on its way out.
        endEncounter()
        guard sheet == nil, waiting.contains(npc) else { return }
        Logging.general.log("Meeting: \(npc.name)")
        sheet = .encounter(npc)
        play(.bell)
    }

    /// What has become of a guest's drink; nil as long as it has none. What was said last can be read again.
    func service(of npc: NPC) -> Service? {
        if let service = services[npc.id] { return service }
        return lastTasting.flatMap { $0.npc == npc ? .tasted($0.tasting) : nil }
    }

    /// The guest whose card can be opened, or opened again by a browser's Forward: in a shop that was left and entered again it
    /// is dreamt anew. Nil for one who is gone.
    func whoIsHere(as npc: NPC) -> NPC? {
        if waiting.contains(npc) || service(of: npc) != nil { return npc }
        return waiting.first { $0.name == npc.name && $0.coffeeOrder == npc.coffeeOrder }
    }

    /// What the shop keeps of a guest who waits.
    func visit(of npc: NPC) -> WaitingGuest? { visits[npc.id] }

    /// Gives a guest a drink, and enters the guest in the book with what it says. It drinks on if the player turns to
    /// somebody else, and then goes home by itself.
    ///
    /// - Returns: nil for a guest who already has a drink, or has gone, or was served in another window meanwhile.
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

    /// Whoever has tasted and isn't at the bar any more goes home, and other dreams arrive. It may be called at any
    /// time.
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
        // Nobody saw their faces behind the card.
        scene.show(tasting.hearts > 0 ? .pleased : .sad)
        scene.leave(npc, isPleased: tasting.hearts > 0)
        play(tasting.hearts > 0 ? .pleased : .sigh)
        visits[npc.id] = nil
        waiting.removeAll { $0 == npc }
    }

    /// Goes on after the player has put a card away, however that was done. A window that closes puts none away: its
    /// guests and its day wait for the player.
    func sheetDidClose() {
        if sheet == nil, hasShownResult { goOn() }
        endEncounter()
    }

    /// Goes on where the day has ended, or begun, or guests have come or gone, by what was done elsewhere: in another
    /// window, or by a guest who was still tasting when the player left the shop and came back.
    func shopDidChange() {
        guard isOpen else { return }
        tellVisitors()
        followWaiting()
        endEncounter()
        fillShop()
        furnish()
    }

    /// Whether a day was reached, and what the shop grows by is still to be chosen.
    func isChoosing(after day: ShopDay) -> Bool {
        day.isGoalReached && memory.day.isSameDay(as: day) && memory.chosenThing == nil
            && !ShopThing.offers(after: day.number, having: memory.things).isEmpty
    }

    /// Begins the next day, if this one is over and another window hasn't begun it.
    func beginNextDay() {
        goOn { memory.beginNextDay() }
    }

    /// Begins the day that wasn't reached once more.
    func tryDayAgain() {
        goOn { memory.tryDayAgain() }
    }

    /// A card that is just put away leaves the day to what most would choose: a reached one is followed by the next, and
    /// one that wasn't is tried again.
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
