import CoreGraphics
import Foundation
import UIKitCore

/// Brings what a person does to the node that it is for.
///
/// A touch belongs to the frontmost node at its place that takes touches (`isUserInteractionEnabled`), from its beginning
/// to its end; where there is none, to the scene.
@MainActor
final class SceneInput {
    private unowned let view: SKView
    private var touches: [Int: (touch: UITouch, target: UIResponder)] = [:]
    /// Whether somebody may want to know where the pointer is: until the first move that nobody took.
    private(set) var wantsHover = true
    private static var warned: Set<ObjectIdentifier> = []

    init(_ view: SKView) { self.view = view }

    func handle(_ event: SceneEvent) {
        switch event {
        case .touches(let changes, let modifiers): handle(changes, UIKeyModifierFlags(bits: modifiers))
        case .key(let press, let isDown): handle(press, isDown)
        case .press(let serial): activate(serial)
        case .hover(let point, let modifiers): hover(point, UIKeyModifierFlags(bits: modifiers))
        case .wheel(let point, let dx, let dy): scroll(point, dx, dy)
        case .sync: break
        }
    }

    /// A scene that comes may want what the last one did not.
    func sceneDidChange() {
        touches.removeAll()
        wantsHover = true
    }

    // MARK: Touches

    private func handle(_ changes: [SceneEvent.TouchChange], _ modifiers: UIKeyModifierFlags) {
        let now = SceneClock.uptime
        var moved: [(touch: UITouch, target: UIResponder)] = []
        for change in changes {
            if change.phase == .began {
                guard view.isMultipleTouchEnabled || touches.isEmpty, touches[change.identifier] == nil,
                    let target = target(at: change.location)
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

    /// All touches of one target that did the same are told together.
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

    /// Where code for touches stands under `#if os(iOS)`, it is not compiled, and a tap would be lost without a word.
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
        return scene.touchTarget(at: scene.convertPoint(fromView: point))
    }

    // MARK: Accessibility

    private func activate(_ serial: Int) {
        guard view.isUserInteractionEnabled, let scene = view.scene,
            let node = scene.descendantsBackToFront.first(where: { $0.serial == serial && $0.isAccessibilityElement }),
            !node.accessibilityTraits.contains(.notEnabled), !node.accessibilityActivate()
        else { return }
        let frame = node.calculateAccumulatedFrame()
        let middle = CGPoint(x: frame.midX, y: frame.midY).applying(node.parent?.transformToRoot ?? .identity)
        let place = scene.convertPoint(toView: middle)
        let target = node.isUserInteractionEnabled ? node : scene.touchTarget(at: middle)
        let touch = UITouch(identifier: -1, location: place, timestamp: SceneClock.uptime, owner: view)
        let event = UIEvent(type: .touches, timestamp: touch.timestamp, allTouches: [touch])
        target.touchesBegan([touch], with: event)
        touch.advance(to: place, .ended, timestamp: SceneClock.uptime)
        target.touchesEnded([touch], with: event)
    }

    // MARK: Keys and pointer

    private func handle(_ press: KeyPress, _ isDown: Bool) {
        guard let scene = view.scene else { return }
        let now = SceneClock.uptime
        let presses: Set<UIPress> = [UIPress(press, isDown: isDown, timestamp: now)]
        let event = UIPressesEvent(presses, timestamp: now)
        if isDown { scene.pressesBegan(presses, with: event) } else { scene.pressesEnded(presses, with: event) }
    }

    private func hover(_ point: CGPoint, _ modifiers: UIKeyModifierFlags) {
        guard view.isUserInteractionEnabled, let scene = view.scene else { return }
        let event = NSEvent(.mouseMoved, timestamp: SceneClock.uptime, modifiers: modifiers)
        event.setLocation(point, in: view)
        scene.touchTarget(at: scene.convertPoint(fromView: point)).mouseMoved(with: event)
        guard !event.wasTaken, wantsHover else { return }
        wantsHover = false
        view.needsDisplay()
    }

    private func scroll(_ point: CGPoint, _ dx: Double, _ dy: Double) {
        guard view.isUserInteractionEnabled, let scene = view.scene else { return }
        let event = NSEvent(.scrollWheel, timestamp: SceneClock.uptime)
        event.setLocation(point, in: view)
        event.deltaX = CGFloat(dx)
        event.deltaY = CGFloat(dy)
        scene.touchTarget(at: scene.convertPoint(fromView: point)).scrollWheel(with: event)
    }
}

extension NSEvent {
    fileprivate func setLocation(_ point: CGPoint, in view: SKView) {
        location = point
        locationInWindow = CGPoint(x: point.x, y: view.bounds.height - point.y)
        owner = view
    }
}

extension SKScene {
    /// Who a touch at a point of the scene is for.
    func touchTarget(at point: CGPoint) -> SKNode {
        hits(at: point) { $0.isUserInteractionEnabled }.first ?? self
    }
}
