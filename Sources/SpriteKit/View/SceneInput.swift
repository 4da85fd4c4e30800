import CoreGraphics
import Foundation
import UIKitCore

/// Dispatches user input to the nodes.
///
/// A touch goes, from beginning to end, to the frontmost node at its location that accepts touches
/// (`isUserInteractionEnabled`), or else to the scene.
@MainActor
final class SceneInput {
    unowned let view: SKView
    private var touches: [Int: (touch: UITouch, target: UIResponder)] = [:]
    /// The keys that are down, by their codes.
    var keys: [String: KeyPress] = [:]
    /// Whether to ask the client for hover events: until the first one that nobody handled.
    var wantsHover = true
    private static var warned: Set<ObjectIdentifier> = []
    /// Limits the fingers or keys held down; only a forged page reports more.
    static let heldMax = 64

    init(_ view: SKView) { self.view = view }

    func handle(_ event: SceneEvent) {
        view.scene?.view = view
        switch event {
        case .touches(let changes, let modifiers): handle(changes, UIKeyModifierFlags(bits: modifiers))
        case .key(let press, let isDown): handle(press, isDown)
        case .press(let serial): activate(serial)
        case .hover(let point, let modifiers): hover(point, UIKeyModifierFlags(bits: modifiers))
        case .wheel(let point, let dx, let dy): scroll(point, dx, dy)
        case .sync: break
        }
    }

    /// A new scene may handle hover events even if the last one did not.
    func sceneDidChange() {
        touches.removeAll()
        wantsHover = true
    }

    /// Cancels all touches and keys: the view is out of reach, or its page reloaded.
    func cancelAll() {
        cancelTouches { _ in true }
        cancelKeys()
    }

    // MARK: Touches

    private func handle(_ changes: [SceneEvent.TouchChange], _ modifiers: UIKeyModifierFlags) {
        // A second "began" for a finger that is down: its end was lost.
        cancelTouches { finger in changes.contains { $0.phase == .began && $0.identifier == finger } }
        let now = SceneClock.uptime
        var moved: [(touch: UITouch, target: UIResponder)] = []
        for change in changes {
            if change.phase == .began {
                guard view.isMultipleTouchEnabled || touches.isEmpty, touches.count < Self.heldMax,
                    touches[change.identifier] == nil, let target = target(at: change.location)
                else { continue }
                let touch = UITouch(
                    identifier: change.identifier, location: change.location, timestamp: now, type: change.type,
                    tapCount: change.tapCount, button: change.button, force: CGFloat(change.force), owner: view)
                touches[change.identifier] = (touch, target)
                moved.append((touch, target))
            } else if let known = touches[change.identifier] {
                known.touch.advance(to: change.location, change.phase, timestamp: now)
                moved.append(known)
            }
        }
        let all = Set(touches.values.map(\.touch))
        for change in changes where change.phase == .ended || change.phase == .cancelled {
            touches[change.identifier] = nil
        }
        deliver(moved, UIEvent(type: .touches, timestamp: now, modifierFlags: modifiers, allTouches: all))
    }

    private func cancelTouches(_ isCancelled: (Int) -> Bool) {
        let down = touches.filter { isCancelled($0.key) }.sorted { $0.key < $1.key }.map(\.value)
        guard !down.isEmpty else { return }
        let (now, all) = (SceneClock.uptime, Set(touches.values.map(\.touch)))
        for (touch, _) in down {
            touches[touch.identifier] = nil
            touch.advance(to: touch.location, .cancelled, timestamp: now)
        }
        deliver(down, UIEvent(type: .touches, timestamp: now, allTouches: all))
    }

    /// Groups the touches by target and phase, one call for each group.
    private func deliver(_ moved: [(touch: UITouch, target: UIResponder)], _ event: UIEvent) {
        var groups: [(target: UIResponder, phase: UITouch.Phase, touches: Set<UITouch>)] = []
        for (touch, target) in moved {
            if let index = groups.firstIndex(where: { $0.target === target && $0.phase == touch.phase }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((target, touch.phase, [touch]))
            }
        }
        for group in groups {
            event.reachedNobody = false
            switch group.phase {
            case .began: group.target.touchesBegan(group.touches, with: event)
            case .ended: group.target.touchesEnded(group.touches, with: event)
            case .cancelled: group.target.touchesCancelled(group.touches, with: event)
            default: group.target.touchesMoved(group.touches, with: event)
            }
            if event.reachedNobody, group.phase == .began { warn(of: group.target) }
        }
    }

    /// Touch code under `#if os(iOS)` isn't compiled on Linux, so taps would be lost silently.
    private func warn(of target: UIResponder) {
        guard target is SKNode, !(target is SKScene), Self.warned.insert(ObjectIdentifier(type(of: target))).inserted
        else { return }
        let text = """
            Kissa: \(type(of: target)) was touched and overrides neither touchesBegan nor mouseDown. Code under \
            #if os(iOS) or os(macOS) is not compiled on Linux; #if canImport(UIKit) is.\n
            """
        FileHandle.standardError.write(Data(text.utf8))
    }

    private func target(at point: CGPoint) -> UIResponder? {
        guard view.isUserInteractionEnabled, let scene = view.scene else { return nil }
        return scene.touchTarget(at: view.convert(point, to: scene))
    }

    // MARK: Accessibility

    private func activate(_ serial: Int) {
        guard view.isUserInteractionEnabled, let scene = view.scene,
            let node = scene.descendantsBackToFront.first(where: { $0.serial == serial && $0.isAccessibilityElement }),
            !node.accessibilityTraits.contains(.notEnabled), !node.accessibilityActivate()
        else { return }
        let frame = node.calculateAccumulatedFrame()
        let middle = CGPoint(x: frame.midX, y: frame.midY).applying(node.parent?.transformToRoot ?? .identity)
        let place = view.convert(middle, from: scene)
        let target = node.isUserInteractionEnabled ? node : scene.touchTarget(at: middle)
        let touch = UITouch(identifier: -1, location: place, timestamp: SceneClock.uptime, owner: view)
        let event = UIEvent(type: .touches, timestamp: touch.timestamp, allTouches: [touch])
        target.touchesBegan([touch], with: event)
        touch.advance(to: place, .ended, timestamp: SceneClock.uptime)
        target.touchesEnded([touch], with: event)
    }
}

extension SKScene {
    /// The node that handles a touch at a point of the scene.
    func touchTarget(at point: CGPoint) -> SKNode {
        hits(at: point) { $0.isUserInteractionEnabled }.first ?? self
    }
}
