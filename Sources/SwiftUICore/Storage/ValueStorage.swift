import Foundation
import Observation

/// Where the values of `AppStorage` and `SceneStorage` are kept: bytes by visitor and key.
package protocol ValueStorage: Sendable {
    func read(forKey key: String, of visitor: String) -> StoredReading
    /// Values of one visitor as they are now; nil where they can't be read now.
    func values(forKeys keys: [String], of visitor: String) -> [String: Data]?
    /// Values that windows show, as other processes have left them; places that aren't among them stay as they are. Nil where
    /// they can't be read now. Nobody else waits for it.
    func kept(at places: [StoredPlace]) async -> [StoredPlace: Data?]?
    /// Nil removes the value.
    /// - Parameter writer: Who sets it; nil where that can't be told.
    func set(_ bytes: Data?, forKey key: String, of visitor: String, by writer: (any StorageWriter)?)
}

/// Where a visitor's value is kept.
package struct StoredPlace: Hashable, Sendable {
    package let visitor: String
    package let key: String

    package init(visitor: String, key: String) {
        self.visitor = visitor
        self.key = key
    }
}

/// In whose name values are stored: the window whose code runs, or whose code has started what runs, on whichever thread.
package protocol StorageWriter: Sendable {}

package enum StorageWriters {
    @TaskLocal package static var current: (any StorageWriter)?
}

/// What is known of a stored value.
package enum StoredReading: Equatable, Sendable {
    /// Nil where there is none.
    case known(Data?)
    /// It can't be read now.
    case unknown
}

/// One stored value that all windows of a visitor share: who reads it in a body is evaluated again when it changes.
final class StoredEntry: Observable, @unchecked Sendable {
    // @unchecked: values are read and written on the main actor, as views are.
    private let registrar = ObservationRegistrar()
    private var changes: Void { () }
    private var value: StoredValue?
    /// How often it was changed here.
    private(set) var changeCount = 0
    private let load: (() -> StoredValue?)?
    private let keep: (StoredValue?) -> Void

    /// - Parameter load: Reads the value again where others may write it too.
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

    /// Takes over what somebody else has written.
    func reload() { if let load { take(load()) } }

    func take(_ new: StoredValue?) { if new != value { change(to: new) } }

    private func change(to new: StoredValue?) {
        registrar.withMutation(of: self, keyPath: \.changes) { value = new }
    }
}

/// The stored values in use, by where they are kept.
@MainActor
package enum StoredEntries {
    /// Nil keeps values for as long as the process lives.
    package static var storage: (any ValueStorage)?
    private static var known: [Place: WeakEntry] = [:]
    /// Of visitors without a storage, and so of tests.
    private static var unstored: [Place: StoredEntry] = [:]
    private static var sweepCount = 256

    private enum Place: Hashable {
        case visitor(String, key: String)
        case defaults(ObjectIdentifier, key: String)
    }

    private struct WeakEntry {
        weak var entry: StoredEntry?
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

    /// What nobody can read now is shown as if it weren't there, until `reload(of:)`.
    private static func value(_ reading: StoredReading) -> StoredValue? {
        guard case .known(let bytes?) = reading else { return nil }
        return StoredValue(bytes: bytes)
    }

    /// Takes over what another process has written for a visitor. What can't be read now stays as it is.
    package static func reload(of visitor: String) {
        let entries = storedEntries.filter { $0.key.visitor == visitor }
        guard let values = storage?.values(forKeys: entries.keys.map(\.key), of: visitor) else { return }
        for (place, entry) in entries { entry.take(value(.known(values[place.key]))) }
    }

    /// Takes over what other processes have written for all visitors, without keeping anybody waiting for the database. What is
    /// changed here meanwhile stays.
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
        for (place, known) in known {
            guard case .visitor(let visitor, let key) = place else { continue }
            entries[StoredPlace(visitor: visitor, key: key)] = known.entry
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
                MainActor.assumeIsolated { reloadDefaults(key) }
            }
        }
    }

    /// Two objects may stand for the same defaults: `UserDefaults(suiteName:)` makes another each time.
    private static func reloadDefaults(_ changed: String) {
        for (place, known) in known {
            if case .defaults(_, key: changed) = place { known.entry?.reload() }
        }
    }

    private static func shared(_ place: Place, _ make: () -> StoredEntry) -> StoredEntry {
        if let entry = known[place]?.entry { return entry }
        let entry = make()
        known[place] = WeakEntry(entry: entry)
        if known.count > sweepCount {
            known = known.filter { $0.value.entry != nil }
            sweepCount = max(256, known.count * 2)
        }
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
    /// Names who looks at the window, the same for all windows of one browser.
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
    /// Sets where the `AppStorage` of this view keeps its values unless it names a store itself.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
