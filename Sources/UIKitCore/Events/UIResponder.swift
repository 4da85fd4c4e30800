import Foundation

/// An object that handles events, or passes them on to the next responder.
///
/// It also has AppKit's responder methods, because there is no AppKit here: an unhandled touch is offered as a mouse
/// event, and an unhandled key press as a key event, so code for either platform works. See
/// [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// A responder without a next one.
    public override init() { super.init() }

    /// The responder that gets events which this one doesn't handle; nil at the end of the chain.
    open var next: UIResponder? { nil }
    /// The same as `next`, by AppKit's name.
    open var nextResponder: UIResponder? { next }

    // MARK: Touches

    /// Fingers came down. Offers the first of them to `mouseDown(with:)`; if that isn't overridden, passes them on to
    /// `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        offer(touches, event, .leftMouseDown, mouseDown) { $0.touchesBegan(touches, with: event) }
    }

    /// Fingers moved. Offers the first of them to `mouseDragged(with:)`; if that isn't overridden, passes them on to
    /// `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        offer(touches, event, .leftMouseDragged, mouseDragged) { $0.touchesMoved(touches, with: event) }
    }

    /// Fingers were lifted. Offers the first of them to `mouseUp(with:)`; if that isn't overridden, passes them on to
    /// `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        offer(touches, event, .leftMouseUp, mouseUp) { $0.touchesEnded(touches, with: event) }
    }

    /// Touches were canceled. Offers the first of them to `mouseUp(with:)`; if that isn't overridden, passes them on
    /// to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        offer(touches, event, .leftMouseUp, mouseUp) { $0.touchesCancelled(touches, with: event) }
    }

    // MARK: Keys

    /// Keys were pressed. Offers them to `keyDown(with:)`; if that isn't overridden, passes them on to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        offer(presses, keyDown) { $0.pressesBegan(presses, with: event) }
    }

    /// Keys changed. Never happens here; passes them on to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys were released. Offers them to `keyUp(with:)`; if that isn't overridden, passes them on to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        offer(presses, keyUp) { $0.pressesEnded(presses, with: event) }
    }

    /// Presses were canceled. Offers them to `keyUp(with:)`; if that isn't overridden, passes them on to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        offer(presses, keyUp) { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Motion

    /// The device began to move. Never happens here, because a page doesn't hear of shakes; passes the event on to `next`.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// The device was moved, as in a shake. Never happens here; passes the event on to `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// The motion was no gesture. Never happens here; passes the event on to `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// A headset's button was pressed. Never happens here; passes the event on to `next`.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Commands

    /// The keys that perform methods while the responder is shown; nil by default. They are asked for when the responder's
    /// view is shown or changes, and again when keys are pressed. Only views and controllers are asked.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether the responder can perform a method at present. By default, whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.suits(self) }

    /// The responder that performs a method: this one if it can, otherwise the first one after it that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Called before a command is performed, so that the responder that will perform it can disable it. Does nothing by
    /// default.
    open func validate(_ command: UICommand) {}

    // MARK: AppKit's names

    /// A mouse button or a finger came down. An override handles the event; this implementation marks it as unhandled.
    open func mouseDown(with event: NSEvent) { event.wasTaken = false }
    /// The mouse or a finger moved while it was down. An override handles the event; this implementation marks it as
    /// unhandled.
    open func mouseDragged(with event: NSEvent) { event.wasTaken = false }
    /// A mouse button or a finger was lifted. An override handles the event; this implementation marks it as unhandled.
    open func mouseUp(with event: NSEvent) { event.wasTaken = false }
    /// The pointer moved while no button was down. Passes the event on to `next`.
    open func mouseMoved(with event: NSEvent) {
        if let next { next.mouseMoved(with: event) } else { event.wasTaken = false }
    }
    /// Never called here: a press of the other button comes to `mouseDown(with:)`, with `buttonNumber` 1. Passes the
    /// event on to `next`.
    open func rightMouseDown(with event: NSEvent) { next?.rightMouseDown(with: event) }
    /// Never called here: the other button comes to `mouseDragged(with:)`. Passes the event on to `next`.
    open func rightMouseDragged(with event: NSEvent) { next?.rightMouseDragged(with: event) }
    /// Never called here: the other button comes to `mouseUp(with:)`. Passes the event on to `next`.
    open func rightMouseUp(with event: NSEvent) { next?.rightMouseUp(with: event) }
    /// A wheel was turned. Passes the event on to `next`.
    open func scrollWheel(with event: NSEvent) { next?.scrollWheel(with: event) }
    /// A key was pressed. An override handles the event; this implementation marks it as unhandled.
    open func keyDown(with event: NSEvent) { event.wasTaken = false }
    /// A key was released. An override handles the event; this implementation marks it as unhandled.
    open func keyUp(with event: NSEvent) { event.wasTaken = false }

    // MARK: The first responder

    /// Whether the responder can have the keyboard focus. False by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder gives up the keyboard focus. True by default.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder has the keyboard focus. False by default; fields override it.
    open var isFirstResponder: Bool { false }
    /// Asks for the keyboard. Returns whether the responder could have it; only fields get it.
    @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
    /// Gives up the keyboard focus. Returns whether the responder does; only fields have it.
    @discardableResult open func resignFirstResponder() -> Bool { canResignFirstResponder }

    // MARK: Accessibility

    /// Never called: browsers don't pass a screen reader's gestures on.
    open func accessibilityIncrement() {}
    /// Never called: browsers don't pass a screen reader's gestures on.
    open func accessibilityDecrement() {}
    /// Never called: browsers don't pass a screen reader's gestures on. An override's result says whether it went back.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Never called: browsers don't pass a screen reader's gestures on.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Offering an event by its other name

    /// Calls a method. If it isn't overridden, it marks the event as unhandled, and the next responder is called.
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
