import Foundation

// `TableColumnCustomization` in `AppStorage` and `SceneStorage`.

extension AppStorage {
    /// Stores under a key which columns of a table are visible, and in which order. Without a store, it is stored for
    /// the visitor.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(.customization(wrappedValue), key, store)
    }
}

extension SceneStorage {
    /// Stores under a key which columns of a table are visible, and in which order.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(.customization(wrappedValue), key)
    }
}

extension StorageConversion {
    /// As JSON with sorted keys, so that equal values are stored as equal bytes.
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
