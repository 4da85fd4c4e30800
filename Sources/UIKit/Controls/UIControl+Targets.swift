import Foundation

// Targets and their methods, which a control calls for its events.

extension UIControl {
    /// Calls a target's method for some events. Its parameters, if it has any, are the control and the event.
    /// - Parameters:
    ///   - target: Isn't retained. Nil is the first responder in the control's chain that has the method.
    ///   - action: The method. Adding it again for the same target adds the events.
    ///   - controlEvents: The events.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let target = target.map { WeakTarget($0 as AnyObject) }
        if let index = actions.firstIndex(where: { $0.isMethod(action, of: target?.object) }) {
            actions[index].events.formUnion(controlEvents)
        } else {
            actions.append(ControlAction(.method(action, target), controlEvents))
        }
    }

    /// Stops calling a target's method for some events.
    /// - Parameters:
    ///   - target: Nil is all targets.
    ///   - action: Nil is all methods.
    ///   - controlEvents: The events.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        removeActions(for: controlEvents) { entry in
            guard case .method(let selector, let owner) = entry.kind else { return false }
            return (target == nil || owner?.object === target) && (action == nil || action == selector)
        }
    }

    /// The targets, without those that no longer exist. Targets that aren't of `NSObject`'s class are left out.
    public var allTargets: Set<AnyHashable> {
        Set(actions.compactMap { $0.target as? NSObject }.map(AnyHashable.init))
    }

    /// The names of the methods of a target for an event; nil if there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = actions.compactMap { entry -> String? in
            guard case .method(let selector, let owner) = entry.kind, owner?.object === target,
                !entry.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }
}

/// An action of a control, with its events.
struct ControlAction {
    enum Kind {
        case closure(UIAction)
        /// Without a target, it is a method of the responder chain.
        case method(Selector, WeakTarget?)
    }

    let kind: Kind
    var events: UIControl.Event

    init(_ kind: Kind, _ events: UIControl.Event) { (self.kind, self.events) = (kind, events) }

    @MainActor var closure: UIAction? {
        if case .closure(let action) = kind { action } else { nil }
    }

    var target: AnyObject? {
        if case .method(_, let target) = kind { target?.object } else { nil }
    }

    func isMethod(_ selector: Selector, of object: AnyObject?) -> Bool {
        guard case .method(selector, let target) = kind else { return false }
        return target?.object === object && (target == nil) == (object == nil)
    }

    /// The action for the other events; nil if there are none.
    func without(_ others: UIControl.Event) -> ControlAction? {
        let left = events.subtracting(others)
        return left.isEmpty ? nil : ControlAction(kind, left)
    }
}

/// A target, which isn't retained.
struct WeakTarget {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}
