import DisplayList

/// Which events a window accepts at one moment: what its display list declares, and nothing else. A client can't invent
/// an action that the screen doesn't offer.
struct HandlerTable {
    /// Why an event is not delivered. Usually the client is honest: the screen changed while the event was on its way.
    enum Refusal: String, Error {
        case notOnScreen, notListening, noSuchGesture, disabled, leaving, hidden, keyboardMoved, outOfReach
    }

    private let list: DisplayList

    init(_ list: DisplayList) { self.list = list }

    /// Nil if the event may be delivered.
    func refusal(of event: ElementEvent) -> Refusal? {
        guard let element = list[event.element] else { return .notOnScreen }
        guard element.input.events.contains(event.action.kind) else { return .notListening }
        if case .gesture(let index, _, _) = event.action, !element.input.gestures.indices.contains(index) {
            return .noSuchGesture
        }
        if event.action.isReport || element.content.reportsOutOfReach { return nil }
        if element.input.isDisabled { return .disabled }
        // Keyboard shortcuts also press hidden elements.
        let hasKeys = event.action == .press && element.input.shortcut != nil
        // Typing reaches a field that the app has focused, even if it is transparent: fields for one-time codes are made that
        // way.
        return concealment(of: element, hasKeys: hasKeys, isWriting: event.action.isWriting && element.content.isField)
    }

    /// Whether an element is another one or a descendant of it.
    func isElement(_ id: ElementID, within other: ElementID) -> Bool {
        var current = id
        for _ in 0...list.elements.count {
            if current == other { return true }
            guard let parent = list.elements.parent(of: current) else { return false }
            current = parent
        }
        return false
    }

    /// Why the element is out of the person's reach, itself or because of an ancestor; nil if it isn't.
    private func concealment(of element: DisplayElement, hasKeys: Bool, isWriting: Bool) -> Refusal? {
        var current = element
        // A display list is a tree; the bound ends the loop even if a faulty content made a cycle.
        for _ in 0...list.elements.count {
            if current.isLeaving { return .leaving }
            let isClear = current.style.opacity <= 0 && !isWriting
            if !hasKeys, current.style.isHidden || isClear { return .hidden }
            if current.id == list.root { return nil }
            guard let parent = list.elements.parent(of: current.id).flatMap({ list[$0] }) else { return .notOnScreen }
            current = parent
        }
        return .notOnScreen
    }
}

extension ElementEvent.Action {
    /// It reports what has already happened in the browser and requests nothing, so even a disabled element may report it.
    var isReport: Bool {
        switch self {
        case .scroll, .scrolling, .zoom, .focus(false, _, _): true
        default: false
        }
    }

    /// It comes from a field's keyboard input.
    fileprivate var isWriting: Bool {
        switch self {
        case .focus, .text, .selection, .submit: true
        default: false
        }
    }
}

extension ElementContent {
    /// Whether it is a module that reports what happens in it though the person can't reach it.
    fileprivate var reportsOutOfReach: Bool {
        if case .module(let module) = self { module.reportsOutOfReach } else { false }
    }

    var isField: Bool {
        if case .textField = self { true } else { false }
    }
}
