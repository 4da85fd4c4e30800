import SwiftUI

/// The other visitors, where the player is in a café with some.
extension ShopGame {
    func meetVisitors() {
        guard let cafe else { return }
        scene.player.wear(cafe.color.spriteColor)
        scene.player.stand(at: scene.entrance(of: cafe.id))
        cafe.place = scene.player.position
        cafe.wake = { [weak scene] place in scene?.player.stand(at: place) }
        cafe.shopHasChanged = { [weak self] in self?.start { await self?.memory.catchUp() } }
        scene.didStep = { [weak self] in self?.step(in: cafe) }
        cafe.enter()
        showVisitors()
    }

    /// One frame: the others are where they have walked, and hear where the player walks.
    private func step(in cafe: Cafe) {
        scene.walk(cafe.visitors, at: .now)
        cafe.walk(from: scene.player.position, to: scene.heading)
        cafe.tidy()
        scene.placeBoards()
    }

    func showVisitors() {
        if let cafe { scene.show(cafe.visitors, at: .now, language: language) }
    }

    /// Shows lines that are new.
    func showLines(since old: [UUID: CafeVisitor.Said]) {
        guard let cafe else { return }
        for (id, visitor) in cafe.visitors {
            guard let line = visitor.line, line != old[id] else { continue }
            scene.say(line.text, by: id)
            AccessibilityNotification.Announcement("\(visitor.name): \(line.text)").post()
        }
    }

    func showOwnLine() {
        if let line = cafe?.ownLine { scene.say(line.text, by: nil) }
    }

    /// Tells the others of what has changed here. What one of them has changed isn't told back.
    func tellVisitors() {
        if let cafe, memory.takeNews() { cafe.shopDidChange() }
    }
}
