import Foundation
@_spi(Nodes) import ViewTree

/// A persistent value, stored for the visitor and shared by all windows of their browser.
///
/// See [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage). On Linux one process serves many
/// people, so a value belongs to the visitor rather than to `UserDefaults.standard`, which is Foundation's and belongs
/// to the process. An explicit `store:` is used as it is.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let conversion: StorageConversion<Value>
    private let key: String
    private let store: UserDefaults?
    private var location: StoredLocation<Value>?

    init(_ conversion: StorageConversion<Value>, _ key: String, _ store: UserDefaults?) {
        self.conversion = conversion
        self.key = key
        self.store = store
    }

    /// The value, the same wherever it is read.
    public var wrappedValue: Value {
        get { current.read() }
        nonmutating set { current.write(newValue, Transaction.current) }
    }

    /// A binding to the value: `$name`.
    public var projectedValue: Binding<Value> { Binding(location: current) }

    /// The storage of the value. Outside of a view, in an app or an object, it belongs to the visitor in whose window
    /// the code runs. That window then retains the entry for as long as it is open: otherwise it would be deallocated,
    /// and later changes wouldn't be observed.
    private var current: StoredLocation<Value> {
        if let location { return location }
        let location = makeLocation { ViewGraph.current?.windowEnvironment }
        let entry = location.entry
        MainActor.assumeIsolated { ViewGraph.current?.sceneEntries.keep(entry) }
        return location
    }

    /// Ties the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let node = storage.node
        location = node.map { node in makeLocation { node.environment } }
    }

    /// Properties are bound, and values read, on the main actor.
    private func makeLocation(in environment: @MainActor () -> EnvironmentValues?) -> StoredLocation<Value> {
        nonisolated(unsafe) let store = store
        let (key, kind) = (key, conversion.kind)
        let entry = MainActor.assumeIsolated {
            let environment = environment() ?? EnvironmentValues()
            guard let store = store ?? environment.defaultAppStorage else {
                return LaunchValues.entry(key, kind, of: environment.visitor)
                    ?? StoredEntries.entry("app:" + key, of: environment.visitor)
            }
            return StoredEntries.entry(key, in: store, kind)
        }
        return StoredLocation(entry, conversion)
    }

    /// Whether both have the same key and the same store.
    public func _isSameInput(as other: AppStorage<Value>) -> Bool { key == other.key && store === other.store }
}

/// The conversion between a value of an app's type and a stored value.
struct StorageConversion<Value> {
    let kind: StoredValue.Kind
    /// Returns the value for a stored one; the default if there is none, or if it has another type.
    let read: (StoredValue?) -> Value
    let write: (Value) -> StoredValue?
}

/// A stored value, converted to an app's type.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    let entry: StoredEntry
    private let conversion: StorageConversion<Value>
    /// The window to which the location was bound, for writes by a timer or a queue, where the window is unknown
    /// otherwise.
    private let writer = StorageWriters.current

    init(_ entry: StoredEntry, _ conversion: StorageConversion<Value>) {
        self.entry = entry
        self.conversion = conversion
    }

    override func read() -> Value { conversion.read(entry.read()) }
    override func write(_ value: Value, _ transaction: Transaction) {
        StorageWriters.$current.withValue(StorageWriters.current ?? writer) {
            entry.write(conversion.write(value), transaction)
        }
    }

    override func isSame(as other: Location<Value>) -> Bool { (other as? StoredLocation<Value>)?.entry === entry }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
