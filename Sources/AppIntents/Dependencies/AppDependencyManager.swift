import Foundation
import ViewTree

/// Objects of the app that its intents and queries need, by their types or keys.
///
/// What is added by code of a window, as a UIKit app does when it starts, is for that window's intents only. What is added
/// elsewhere, as in the initializer of a SwiftUI app, is for all windows that have no object of their own.
///
/// See [AppDependencyManager](https://developer.apple.com/documentation/appintents/appdependencymanager).
public final class AppDependencyManager: @unchecked Sendable {
    /// The app's manager.
    public static let shared = AppDependencyManager()

    private enum Entry {
        case value(any Sendable)
        case immediate(@Sendable () throws -> any Sendable)
        case later(@Sendable () async throws -> any Sendable)
    }

    // The lock guards the entries of the windows, and of the process: those of nil.
    private let lock = NSLock()
    private var entries: [ObjectIdentifier?: [AnyHashable: Entry]] = [:]

    /// A manager of its own, for tests.
    public init() {}

    /// Adds an object, which is made when it is first needed.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () throws -> Dependency
    ) {
        set(.immediate(dependencyProvider), for: Self.key(key, Dependency.self))
    }

    /// Adds an object, which is made when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () throws -> Dependency
    ) {
        set(.immediate(dependencyProvider), for: Self.key(key, Dependency.self))
    }

    /// Adds an object, which is made when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        set(.later(dependencyProvider), for: Self.key(key, Dependency.self))
    }

    /// The object, if it is there or can be made without waiting.
    func value<Dependency: Sendable>(_ key: AnyHashable?, _ type: Dependency.Type) throws -> Dependency? {
        let key = Self.key(key, type)
        let found = find(key)
        switch found?.entry {
        case .value(let value): return value as? Dependency
        case .immediate(let make): return keep(try make(), key, in: found?.window) as? Dependency
        case .later, nil: return nil
        }
    }

    /// The object. It is made, if it isn't there yet.
    func resolved<Dependency: Sendable>(_ key: AnyHashable?, _ type: Dependency.Type) async throws -> Dependency? {
        let key = Self.key(key, type)
        guard let found = find(key), case .later(let make) = found.entry else { return try value(key, type) }
        return keep(try await make(), key, in: found.window) as? Dependency
    }

    private static func key<Dependency>(_ key: AnyHashable?, _ type: Dependency.Type) -> AnyHashable {
        key ?? AnyHashable(ObjectIdentifier(type))
    }

    /// The entry of the window whose code runs, otherwise that of the process.
    private func find(_ key: AnyHashable) -> (window: ObjectIdentifier?, entry: Entry)? {
        let window = ViewGraph.current.map { ObjectIdentifier($0) }
        return lock.withLock {
            if let window, let entry = entries[window]?[key] { return (window, entry) }
            return entries[nil]?[key].map { (nil, $0) }
        }
    }

    private func set(_ entry: Entry, for key: AnyHashable) {
        let graph = ViewGraph.current
        lock.withLock { entries[graph.map { ObjectIdentifier($0) }, default: [:]][key] = entry }
        if let graph { WindowDependencies.noteUse(of: self, in: graph) }
    }

    /// Keeps an object. If another thread has made one in the meantime, all get that one. A window that has ended in the
    /// meantime has no entry any more, so nothing is kept for it.
    private func keep(_ value: any Sendable, _ key: AnyHashable, in window: ObjectIdentifier?) -> any Sendable {
        lock.withLock {
            guard let entry = entries[window]?[key] else { return value }
            if case .value(let first) = entry { return first }
            entries[window]?[key] = .value(value)
            return value
        }
    }

    /// Lets go of a window's objects.
    func forget(_ window: ObjectIdentifier) { lock.withLock { _ = entries.removeValue(forKey: window) } }
}

/// A type whose properties can be `@Dependency`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// An object of the app's dependency manager.
    public typealias Dependency = AppDependency
}
