import Foundation
import Synchronization

/// An object that the app has added to its dependency manager.
///
/// See [AppDependency](https://developer.apple.com/documentation/appintents/appdependency).
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
    // A key is never changed.
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let provider: (@Sendable () async throws -> Value)?
    private let immediate: (@Sendable () -> Value)?
    /// What the app has set.
    private let stored = Mutex<Value?>(nil)
    /// The default, once it was made.
    private let spare = Mutex<Value?>(nil)

    private init(
        _ key: AnyHashable?, _ manager: AppDependencyManager, provider: (@Sendable () async throws -> Value)? = nil,
        immediate: (@Sendable () -> Value)? = nil
    ) {
        (self.key, self.manager, self.provider, self.immediate) = (key, manager, provider, immediate)
    }

    /// The object of the type, or that with a key.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(key, manager)
    }

    /// The object of the type, or that with a key, and another one if there is none.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping @Sendable () -> Value
    ) {
        self.init(key, manager, immediate: defaultValueProvider)
    }

    /// The object of the type, or that with a key, and another one if there is none.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @escaping @Sendable () async throws -> Value
    ) {
        self.init(key, manager, provider: defaultValueProvider)
    }

    /// The object. It is an error of the app's not to have added it.
    public var wrappedValue: Value {
        get {
            if let value = known { return value }
            preconditionFailure("There is no dependency of the type \(Value.self)")
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// The wrapper itself.
    public var projectedValue: AppDependency<Value> { self }

    private var known: Value? {
        if let value = stored.withLock({ $0 }) { return value }
        if let value = try? manager.value(key, Value.self) { return value }
        if let value = spare.withLock({ $0 }) { return value }
        return immediate.map { keep($0()) }
    }

    /// Keeps a default. If another thread has made one in the meantime, all get that one.
    private func keep(_ value: Value) -> Value {
        spare.withLock { spare in
            let first = spare ?? value
            spare = first
            return first
        }
    }
}

extension AppDependency: ResolvedPart {
    /// Has the object made. The manager keeps it: the next window that uses the same wrapper may have another one.
    func resolve() async throws {
        if stored.withLock({ $0 != nil }) { return }
        if try await manager.resolved(key, Value.self) != nil || spare.withLock({ $0 != nil }) { return }
        if let value = try await provider?() {
            _ = keep(value)
        } else if immediate == nil {
            throw AppIntentError(.noDependency("\(Value.self)"))
        }
    }
}
