import Foundation
import UIKitCore

/// Keys, which are the scene's.
extension SceneInput {
    func handle(_ press: KeyPress, _ isDown: Bool) {
        // A page that can't know whether it was heard says once more that a key is up.
        guard isDown || keys[press.code] != nil else { return }
        guard isDown else {
            keys[press.code] = nil
            return tell(press, isDown: false) { $0.pressesEnded($1, with: $2) }
        }
        guard keys[press.code] != nil || keys.count < Self.heldMax else { return }
        keys[press.code] = press
        tell(press, isDown: true) { $0.pressesBegan($1, with: $2) }
    }

    /// Every key that is down is let go of, though its person did not.
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
