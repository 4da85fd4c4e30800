import Foundation

/// Something that hears events, or passes them on to the responder behind it.
///
/// It has the methods of AppKit's responders as well, since there is no such framework here to have them: a touch that no
/// override takes is offered as a mouse event, and a press of a key as a key event, so that an app's code for either
/// platform works. See [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Who hears what this responder doesn't take; nil at the end of the chain.
    open var next: UIResponder? { nil }
    /// The same, by AppKit's name.
    open var nextResponder: UIResponder? { next }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        offer(touches, event, .leftMouseDown, mouseDown) { $0.touchesBegan(touches, with: event) }
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        offer(touches, event, .leftMouseDragged, mouseDragged) { $0.touchesMoved(touches, with: event) }
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        offer(touches, event, .leftMouseUp, mouseUp) { $0.touchesEnded(touches, with: event) }
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        offer(touches, event, .leftMouseUp, mouseUp) { $0.touchesCancelled(touches, with: event) }
    }

    // MARK: Keys

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        offer(presses, keyDown) { $0.pressesBegan(presses, with: event) }
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        offer(presses, keyUp) { $0.pressesEnded(presses, with: event) }
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        offer(presses, keyUp) { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: AppKit's names

    open func mouseDown(with event: NSEvent) { event.wasTaken = false }
    open func mouseDragged(with event: NSEvent) { event.wasTaken = false }
    open func mouseUp(with event: NSEvent) { event.wasTaken = false }
    open func mouseMoved(with event: NSEvent) {
        if let next { next.mouseMoved(with: event) } else { event.wasTaken = false }
    }
    open func rightMouseDown(with event: NSEvent) { next?.rightMouseDown(with: event) }
    open func rightMouseDragged(with event: NSEvent) { next?.rightMouseDragged(with: event) }
    open func rightMouseUp(with event: NSEvent) { next?.rightMouseUp(with: event) }
    open func scrollWheel(with event: NSEvent) { next?.scrollWheel(with: event) }
    open func keyDown(with event: NSEvent) { event.wasTaken = false }
    open func keyUp(with event: NSEvent) { event.wasTaken = false }

    // MARK: The first responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
    @discardableResult open func resignFirstResponder() -> Bool { canResignFirstResponder }

    // MARK: Offering an event by its other name

    /// A method that nobody overrides says that it took nothing; then the next responder is asked.
    private func offer(
        _ touches: Set<UITouch>, _ event: UIEvent?, _ kind: NSEvent.EventType,
        _ method: (NSEvent) -> Void, _ pass: (UIResponder) -> Void
    ) {
        guard let touch = touches.first else { return }
        let mouse = NSEvent(kind, touch, modifiers: event?.modifierFlags ?? [])
        method(mouse)
        guard !mouse.wasTaken else { return }
        if let next { pass(next) } else { event?.reachedNobody = true }
    }

    private func offer(_ presses: Set<UIPress>, _ method: (NSEvent) -> Void, _ pass: (UIResponder) -> Void) {
        for press in presses {
            guard let event = press.keyEvent else { continue }
            event.wasTaken = true
            method(event)
            guard !event.wasTaken else { return }
        }
        if let next { pass(next) }
    }
}
