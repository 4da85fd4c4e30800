import SwiftUI

/// The other visitors, if the player is in a shared café.
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

    /// One frame: updates the others' positions, and sends them the player's.
    private func step(in cafe: Cafe) {
        scene.walk(cafe.visitors, at: .now)
        cafe.walk(from: scene.player.position, to: scene.heading)
        cafe.tidy()
        scene.placeBoards()
    }

    func showVisitors() {
        if let cafe { scene.show(cafe.visitors, at: .now, language: language) }
    }

    /// Shows new lines.
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

    /// Notifies the others of changes made here, but not of changes received from them.
    func tellVisitors() {
        if let cafe, memory.takeNews() { cafe.shopDidChange() }
    }
}
