import Foundation

// Which columns a table shows, kept by `AppStorage` and `SceneStorage`.

extension AppStorage {
    /// Which columns of a table are seen, and in which order, kept under a key. Without a store, it is kept for the
    /// visitor.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(.customization(wrappedValue), key, store)
    }
}

extension SceneStorage {
    /// Which columns of a table are seen, and in which order, kept under a key.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(.customization(wrappedValue), key)
    }
}

extension StorageConversion {
    /// As JSON, its keys in order, so that what is the same is kept as the same bytes.
    fileprivate static func customization<RowValue: Identifiable>(_ initial: Value) -> Self
    where Value == TableColumnCustomization<RowValue> {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Self(
            kind: .data,
            read: { stored in
                guard case .data(let data)? = stored else { return initial }
                return (try? JSONDecoder().decode(Value.self, from: data)) ?? initial
            },
            write: { value in (try? encoder.encode(value)).map { .data($0) } })
    }
}
