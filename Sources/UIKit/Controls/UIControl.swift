import Combine
import DisplayList
import Foundation

/// A view that can be pressed. It is a real button in the page, so keys and assistive technology press it too. Controls
/// with a value, such as fields, are drawn by a SwiftUI view.
///
/// Its actions are closures (`UIAction`) and targets' methods (`addTarget(_:action:for:)`). The browser reports when the
/// control is pressed down (`touchDown`) and when it was pressed (`touchUpInside`, then `primaryActionTriggered`). See
/// [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
open class UIControl: UIView {
    /// Whether the user can use the control.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether the control is marked as selected. Passed on to assistive technology if the control is a button.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a person holds the control down.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// The horizontal position of a button's image and text. Other controls ignore it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The vertical position of a button's image and text. Other controls ignore it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// In the order in which they were added, in which they are performed.
    var actions: [ControlAction] = []
    private let happened = PassthroughSubject<Event, Never>()

    /// A control without actions.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if Self.isButton { accessibilityTraits = .button }
    }

    /// Whether the control as a whole is a button. Other controls contain a face, which takes the input.
    class var isButton: Bool { true }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control with an action.
    /// - Parameters:
    ///   - frame: Its frame, in its superview's coordinates.
    ///   - primaryAction: Performed when the control is pressed.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

    /// Whether the control is enabled, selected and held, together.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    func stateDidChange() {
        displayDidChange()
        updateFace()
    }

    /// Called when the user changed the value.
    func valueDidChange() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Actions

    /// Adds an action for some events. It replaces an action with the same identifier for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append(ControlAction(.closure(action), controlEvents))
    }

    /// Removes the action for these events. Actions are compared by identifier.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with that identifier for these events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        removeActions(for: controlEvents) { $0.closure?.identifier == identifier }
    }

    func removeActions(for controlEvents: Event, where isMeant: (ControlAction) -> Bool) {
        actions = actions.compactMap { isMeant($0) ? $0.without(controlEvents) : $0 }
    }

    /// The events that have an action.
    open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Runs the action's handler with the control as `sender`, unless the action is disabled.
    open func sendAction(_ action: UIAction) {
        guard !action.attributes.contains(.disabled) else { return }
        action.sender = self
        action.handler(action)
        action.sender = nil
    }

    /// Performs the actions of any of these events.
    open func sendActions(for controlEvents: Event) {
        for action in actions where !action.events.isDisjoint(with: controlEvents) {
            switch action.kind {
            case .closure(let action): sendAction(action)
            case .method(let selector, let target):
                // A method of a target that no longer exists isn't looked for in the responder chain.
                if target == nil || target?.object != nil { sendAction(selector, to: target?.object, for: UIEvent.now) }
            }
        }
        happened.send(controlEvents)
    }

    /// Calls a target's method with the control and the event.
    ///
    /// - Parameters:
    ///   - action: The method.
    ///   - target: Nil is the first responder in the control's chain that has the method.
    ///   - event: The event that the control reacts to.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Emits each of these events. Kissa's own; CombineCocoa has it on Apple's platforms.
    public func controlEventPublisher(for events: Event) -> AnyPublisher<Void, Never> {
        happened.filter { !$0.isDisjoint(with: events) }.map { _ in () }.eraseToAnyPublisher()
    }

    // MARK: In the page

    override func describe(_ element: inout DisplayElement) {
        guard Self.isButton else { return leaveMeaningToFace(&element) }
        element.content = .button
        element.input.events.formUnion([.press, .hold])
        element.input.isDisabled = !isEnabled
        element.accessibility.isSelected = isSelected
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        guard Self.isButton else { return recognise(action) }
        switch action {
        case .press: press()
        case .hold(let isDown): hold(isDown)
        default: return recognise(action)
        }
        return true
    }

    private func press() {
        guard isEnabled else { return }
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
    }

    private func hold(_ isDown: Bool) {
        guard isEnabled, isDown != isHighlighted else { return }
        isHighlighted = isDown
        if isDown { sendActions(for: .touchDown) }
    }
}
