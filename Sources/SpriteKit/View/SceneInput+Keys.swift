import Foundation
import UIKitCore

/// Keyboard events, which go to the scene.
extension SceneInput {
    func handle(_ press: KeyPress, _ isDown: Bool) {
        // Ignores a repeated "key up": a page resends it if it can't know whether it arrived.
        guard isDown || keys[press.code] != nil else { return }
        guard isDown else {
            keys[press.code] = nil
            return tell(press, isDown: false) { $0.pressesEnded($1, with: $2) }
        }
        guard keys[press.code] != nil || keys.count < Self.heldMax else { return }
        keys[press.code] = press
        tell(press, isDown: true) { $0.pressesBegan($1, with: $2) }
    }

    /// Cancels all keys that are down.
    func cancelKeys() {
        let held = keys.values.sorted { $0.code < $1.code }
        keys.removeAll()
        for var press in held {
            press.isRepeat = false
            tell(press, isDown: false) { $0.pressesCancelled($1, with: $2) }
        }
    }

    private func tell(_ press: KeyPress, isDown: Bool, _ method: (SKScene, Set<UIPress>, UIPressesEvent) -> Void) {
        guard let scene = view.scene else { return }
        let now = SceneClock.uptime
        let presses: Set<UIPress> = [UIPress(press, isDown: isDown, timestamp: now)]
        method(scene, presses, UIPressesEvent(presses, timestamp: now))
    }
}
