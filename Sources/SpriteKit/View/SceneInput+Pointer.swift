import CoreGraphics
import Foundation
import UIKitCore

/// The pointer of a mouse while no button is down, and its wheel.
extension SceneInput {
    func hover(_ point: CGPoint, _ modifiers: UIKeyModifierFlags) {
        guard view.isUserInteractionEnabled, let scene = view.scene else { return }
        let event = NSEvent(.mouseMoved, timestamp: SceneClock.uptime, modifiers: modifiers)
        event.setLocation(point, in: view)
        scene.touchTarget(at: view.convert(point, to: scene)).mouseMoved(with: event)
        guard !event.wasTaken, wantsHover else { return }
        wantsHover = false
        view.needsDisplay()
    }

    func scroll(_ point: CGPoint, _ dx: Double, _ dy: Double) {
        guard view.isUserInteractionEnabled, let scene = view.scene else { return }
        let event = NSEvent(.scrollWheel, timestamp: SceneClock.uptime)
        event.setLocation(point, in: view)
        // Browsers report the scroll offset's change, AppKit the content's movement: the sign is reversed.
        event.deltaX = CGFloat(-dx)
        event.deltaY = CGFloat(-dy)
        scene.touchTarget(at: view.convert(point, to: scene)).scrollWheel(with: event)
    }
}

extension NSEvent {
    fileprivate func setLocation(_ point: CGPoint, in view: SKView) {
        location = point
        locationInWindow = CGPoint(x: point.x, y: view.bounds.height - point.y)
        owner = view
    }
}
