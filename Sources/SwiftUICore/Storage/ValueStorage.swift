import Foundation
import Observation

/// The storage of the values of `AppStorage` and `SceneStorage`: bytes by visitor and key.
package protocol ValueStorage: Sendable {
    func read(forKey key: String, of visitor: String) -> StoredReading
    /// The present values of one visitor; nil if they can't be read at present.
    func values(forKeys keys: [String], of visitor: String) -> [String: Data]?
    /// The values at some places as other processes have stored them; places that aren't included are unchanged. Nil if
    /// they can't be read at present. The call doesn't block other work.
    func kept(at places: [StoredPlace]) async -> [StoredPlace: Data?]?
    /// Stores a value; nil removes it.
    /// - Parameter writer: The window that sets it; nil if it is unknown.
    func set(_ bytes: Data?, forKey key: String, of visitor: String, by writer: (any StorageWriter)?)
}

/// The place of a visitor's value: the visitor and the key.
package struct StoredPlace: Hashable, Sendable {
    package let visitor: String
    package let key: String

    package init(visitor: String, key: String) {
        self.visitor = visitor
        self.key = key
    }
}

/// The window on whose behalf values are stored: that whose code runs, or whose code has started the running task, on
/// any thread.
package protocol StorageWriter: Sendable {}

package enum StorageWriters {
    @TaskLocal package static var current: (any StorageWriter)?
}

/// The result of reading a stored value.
package enum StoredReading: Equatable, Sendable {
    /// The value's bytes; nil if there is none.
    case known(Data?)
    /// The value can't be read at present.
    case unknown
}

/// One stored value, shared by all windows of a visitor. Bodies that read it are re-evaluated when it changes.
final class StoredEntry: Observable, @unchecked Sendable {
    // @unchecked: values are read and written on the main actor, as views are.
    private let registrar = ObservationRegistrar()
    private var changes: Void { () }
    private var value: StoredValue?
    /// The number of changes by this process.
    private(set) var changeCount = 0
    private let load: (() -> StoredValue?)?
    private let keep: (StoredValue?) -> Void

    /// - Parameter load: Reads the value again, for a store that others may write too.
    init(_ value: StoredValue?, load: (() -> StoredValue?)? = nil, keep: @escaping (StoredValue?) -> Void) {
        self.value = value
        self.load = load
        self.keep = keep
    }

    func read() -> StoredValue? {
        registrar.access(self, keyPath: \.changes)
        return value
    }

    func write(_ new: StoredValue?, _ transaction: Transaction) {
        guard new != value else { return }
        changeCount += 1
        withTransaction(transaction) { change(to: new) }
        keep(new)
    }

    /// Takes a value that was written elsewhere.
    func reload() { if let load { take(load()) } }

    func take(_ new: StoredValue?) { if new != value { change(to: new) } }

    private func change(to new: StoredValue?) {
        registrar.withMutation(of: self, keyPath: \.changes) { value = new }
    }
}

/// The stored values in use, by place.
@MainActor
package enum StoredEntries {
    /// The storage; without one, values are kept for as long as the process lives.
    package static var storage: (any ValueStorage)?
    private static var known = WeakDictionary<Place, StoredEntry>()
    /// The values without a storage, as in tests.
    private static var unstored: [Place: StoredEntry] = [:]

    private enum Place: Hashable {
        case visitor(String, key: String)
        case defaults(ObjectIdentifier, key: String)
    }

    static func entry(_ key: String, of visitor: String) -> StoredEntry {
        let place = Place.visitor(visitor, key: key)
        guard let storage else {
            if let entry = unstored[place] { return entry }
            let entry = StoredEntry(nil) { _ in }
            unstored[place] = entry
            return entry
        }
        return shared(place) {
            StoredEntry(value(storage.read(forKey: key, of: visitor))) {
                storage.set($0?.bytes, forKey: key, of: visitor, by: StorageWriters.current)
            }
        }
    }

    /// The value of a reading. A value that can't be read counts as missing until `reload(of:)`.
    private static func value(_ reading: StoredReading) -> StoredValue? {
        guard case .known(let bytes?) = reading else { return nil }
        return StoredValue(bytes: bytes)
    }

    /// Reloads a visitor's values that another process may have written. Values that can't be read at present are kept.
    package static func reload(of visitor: String) {
        let entries = storedEntries.filter { $0.key.visitor == visitor }
        guard let values = storage?.values(forKeys: entries.keys.map(\.key), of: visitor) else { return }
        for (place, entry) in entries { entry.take(value(.known(values[place.key]))) }
    }

    /// Reloads all visitors' values that other processes may have written, without blocking on the database. Values
    /// that are changed here meanwhile are kept.
    package static func reloadAll() async {
        guard let storage else { return }
        let entries = storedEntries.mapValues { (entry: $0, changeCount: $0.changeCount) }
        guard let values = await storage.kept(at: Array(entries.keys)) else { return }
        for (place, bytes) in values {
            guard let (entry, changeCount) = entries[place], entry.changeCount == changeCount else { continue }
            entry.take(value(.known(bytes)))
        }
    }

    private static var storedEntries: [StoredPlace: StoredEntry] {
        var entries: [StoredPlace: StoredEntry] = [:]
        for (place, entry) in known.elements {
            guard case .visitor(let visitor, let key) = place else { continue }
            entries[StoredPlace(visitor: visitor, key: key)] = entry
        }
        return entries
    }

    static func entry(_ key: String, in defaults: UserDefaults, _ kind: StoredValue.Kind) -> StoredEntry {
        let load = { StoredValue(propertyList: defaults.object(forKey: key), as: kind) }
        return shared(.defaults(ObjectIdentifier(defaults), key: key)) {
            StoredEntry(load(), load: load) {
                if let value = $0 {
                    defaults.set(value.propertyList, forKey: key)
                } else {
                    defaults.removeObject(forKey: key)
                }
                MainActor.assumeIsolated {
                    SavedDefaults.note(defaults)
                    reloadDefaults(key)
                }
            }
        }
    }

    /// Reloads a key in all defaults, because several objects may share the same ones: `UserDefaults(suiteName:)` makes
    /// a new object each time.
    private static func reloadDefaults(_ changed: String) {
        for (place, entry) in known.elements {
            if case .defaults(_, key: changed) = place { entry.reload() }
        }
    }

    private static func shared(_ place: Place, _ make: () -> StoredEntry) -> StoredEntry {
        if let entry = known[place] { return entry }
        let entry = make()
        known[place] = entry
        return entry
    }
}

private struct VisitorKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

private struct DefaultsKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    /// The identifier of the visitor, the same for all windows of one browser.
    package var visitor: String {
        get { self[VisitorKey.self] }
        set { self[VisitorKey.self] = newValue }
    }

    var defaultAppStorage: UserDefaults? {
        get { self[DefaultsKey.self] }
        set { self[DefaultsKey.self] = newValue }
    }
}

extension View {
    /// Sets the store for the `AppStorage` properties of this view that don't name a store themselves.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
