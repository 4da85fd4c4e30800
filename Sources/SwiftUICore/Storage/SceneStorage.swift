import Foundation
@_spi(Nodes) import ViewTree

/// A persistent value of one window: the visitor's next window begins with the value of the last one.
///
/// See [SceneStorage](https://developer.apple.com/documentation/swiftui/scenestorage).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    let conversion: StorageConversion<Value>
    private let key: String
    private var location: StoredLocation<Value>?

    init(_ conversion: StorageConversion<Value>, _ key: String) {
        self.conversion = conversion
        self.key = key
    }

    /// The value. Before the view appears it is the default, and writing has no effect.
    public var wrappedValue: Value {
        get { location?.read() ?? conversion.read(nil) }
        nonmutating set { location?.write(newValue, Transaction.current) }
    }

    /// A binding to the value: `$name`. Before the view appears, a constant one.
    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(conversion.read(nil))
    }

    /// Ties the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let (node, key) = (storage.node, key)
        let entry = MainActor.assumeIsolated { node.map { $0.graph.sceneEntry(key, of: $0.environment.visitor) } }
        location = entry.map { StoredLocation($0, conversion) }
    }

    /// Whether both have the same key.
    public func _isSameInput(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

/// The values of one window.
@MainActor
final class SceneEntries: WindowService {
    private var entries: [String: StoredEntry] = [:]
    private var kept: [ObjectIdentifier: StoredEntry] = [:]

    private unowned let graph: ViewGraph

    init(graph: ViewGraph) { self.graph = graph }

    func keep(_ entry: StoredEntry) { kept[ObjectIdentifier(entry)] = entry }

    func entry(_ key: String, of visitor: String) -> StoredEntry {
        if let entry = entries[key] { return entry }
        let last = StoredEntries.entry("scene:" + key, of: visitor)
        let restoration = graph.service(SceneRestoration.self)
        let entry = StoredEntry(restoration.value(forKey: key) ?? last.read()) {
            restoration.note($0, forKey: key)
            last.write($0, Transaction())
        }
        entries[key] = entry
        return entry
    }
}

extension ViewGraph {
    var sceneEntries: SceneEntries { service() }

    func sceneEntry(_ key: String, of visitor: String) -> StoredEntry { sceneEntries.entry(key, of: visitor) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}
