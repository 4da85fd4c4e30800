import Foundation
import UIKitCore

/// An object with traits: a view or a controller.
///
/// See [UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment).
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits at present.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
///
/// See [UITraitChangeRegistration](https://developer.apple.com/documentation/uikit/uitraitchangeregistration).
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that tells when its traits change: a view or a controller that is shown.
///
/// Registrations are for the six traits of which a `UITraitCollection` has values here. One for a trait of the app's own
/// is never called. See
/// [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// Calls a function when one of some traits changes.
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: Gets this object and its previous traits. It isn't called if this object isn't of the handler's type.
    /// - Returns: The registration, which lasts as long as the object if it isn't removed.
    @discardableResult
    func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration

    /// Performs a method of an object when one of some traits changes. The method may have two parameters: this object and
    /// its previous traits. The target isn't retained.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration

    /// Performs a method of this object when one of some traits changes.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends a registration. Does nothing if it isn't one of this object's.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What is called when traits change.
@MainActor
final class TraitChangeWatch: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let call: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
        super.init()
    }

    func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        let isConcerned = traits.contains { ($0 as? any CollectedTrait.Type)?.differs(old, new) ?? false }
        if isConcerned { call(old) }
    }
}

/// A view or a controller, which keeps its registrations.
@MainActor
protocol TraitWatching: UITraitEnvironment, UITraitChangeObservable {
    var traitWatches: [TraitChangeWatch] { get set }
}

extension TraitWatching {
    func tellWatches(from old: UITraitCollection) {
        let new = traitCollection
        for watch in traitWatches { watch.traitsDidChange(from: old, to: new) }
    }

    private func add(_ watch: TraitChangeWatch) -> TraitChangeWatch {
        traitWatches.append(watch)
        return watch
    }

    func watch<Environment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        add(TraitChangeWatch(traits) { [weak self] old in (self as? Environment).map { handler($0, old) } })
    }

    func watch(_ traits: [UITrait], _ target: AnyObject, _ action: Selector) -> any UITraitChangeRegistration {
        add(
            TraitChangeWatch(traits) { [weak self, weak target] old in
                if let target { action.perform(on: target, self, old) }
            })
    }
}

extension UIView: TraitWatching {
    /// Calls a function with this object and its previous traits when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        watch(traits, handler)
    }

    /// Performs a method of an object, which isn't retained, when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        watch(traits, target as AnyObject, action)
    }

    /// Performs a method of this object when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        watch(traits, self, action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitWatches.removeAll { $0 === registration }
    }
}

extension UIViewController: TraitWatching {
    /// Calls a function with this object and its previous traits when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        watch(traits, handler)
    }

    /// Performs a method of an object, which isn't retained, when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        watch(traits, target as AnyObject, action)
    }

    /// Performs a method of this object when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        watch(traits, self, action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitWatches.removeAll { $0 === registration }
    }
}
