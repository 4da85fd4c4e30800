import Foundation

/// What an observer gets, of Apple's options. New values always come; the initial one comes if it is asked for.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value is told.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before is told.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Stored without effect: an observer isn't called before a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change: the value was set.
    public enum Kind: UInt, Sendable { case setting = 1 }
    /// The kind of change.
    public let kind = Kind.setting
    /// The value after it, if that was asked for.
    public let newValue: Value?
    /// The value before it, if that was asked for.
    public let oldValue: Value?
    /// Always false: an observer isn't called before a change.
    public let isPrior = false
}

/// Observes a property for as long as it exists.
@MainActor
public final class NSKeyValueObservation: NSObject {
    private var check: (() -> Void)?

    init(check: @escaping () -> Void) { self.check = check }

    /// Ends the observation, from any thread: from another than the main one a little later.
    public nonisolated func invalidate() {
        if Thread.isMainThread {
            MainActor.assumeIsolated { check = nil }
        } else {
            Task { @MainActor in check = nil }
        }
    }

    var isValid: Bool { check != nil }
    func propertiesDidChange() { check?() }
}

extension WKWebView {
    /// Calls a handler when a property has changed (`url`, `title`, `isLoading`, `estimatedProgress`, `canGoBack`,
    /// `canGoForward`, `hasOnlySecureContent`), until the observation is gone or invalidated.
    public func observe<Value>(
        _ keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (WKWebView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            last = new
            guard (old as? AnyHashable) != (new as? AnyHashable) else { return }
            changeHandler(self, Self.change(from: old, to: new, options))
        }
        observations.append(WeakObservation(observation))
        if options.contains(.initial) { changeHandler(self, Self.change(from: nil, to: last, options)) }
        return observation
    }

    private static func change<Value>(
        from old: Value?, to new: Value, _ options: NSKeyValueObservingOptions
    ) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
    }

    /// Tells observers of the properties that have changed.
    func propertiesDidChange() {
        for observation in observations { observation.target?.propertiesDidChange() }
        observations.removeAll { $0.target?.isValid != true }
        didChangeProperties()
    }
}

struct WeakObservation {
    weak var target: NSKeyValueObservation?
    init(_ target: NSKeyValueObservation) { self.target = target }
}
