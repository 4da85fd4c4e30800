import Foundation
@_spi(Nodes) import ViewTree

/// A value that outlives the app: kept for the person whose browser it is, and shown alike in all of that browser's
/// windows.
///
/// See [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage). On Linux one process serves many
/// people, so a value belongs to the visitor rather than to `UserDefaults.standard`, which stays Foundation's and is the
/// process's. A `store:` that is given is used as it is.
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

    /// The value, shown alike wherever it is read.
    public var wrappedValue: Value {
        get { current.read() }
        nonmutating set { current.write(newValue, Transaction.current) }
    }

    /// A binding to the value: `$name`.
    public var projectedValue: Binding<Value> { Binding(location: current) }

    /// Outside of a view, in an app or an object, it is the visitor in whose window the code runs, and the window keeps
    /// what was read for as long as it is open: nobody else would, and a later change would be told to nobody.
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

/// How a value of an app's type is kept.
struct StorageConversion<Value> {
    let kind: StoredValue.Kind
    /// The value for what is kept; the default where nothing is, or something of another type.
    let read: (StoredValue?) -> Value
    let write: (Value) -> StoredValue?
}

/// The place of a stored value, seen as a value of an app's type.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    let entry: StoredEntry
    private let conversion: StorageConversion<Value>
    /// The window that was bound to the place: of what a timer or a queue does, nobody else knows the window.
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
