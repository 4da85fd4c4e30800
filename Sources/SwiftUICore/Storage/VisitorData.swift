import Foundation
@_spi(Nodes) import ViewTree

/// A framework's own value of a visitor, stored with those of `AppStorage`. Bodies that read it are re-evaluated when it changes.
@MainActor
package final class VisitorData {
    private let key: String
    private let visitor: String
    private let entry: StoredEntry

    package init(_ key: String, of visitor: String) {
        self.key = key + "."
        self.visitor = visitor
        entry = StoredEntries.entry(self.key, of: visitor)
    }

    /// Whether the value is known. It isn't if the store couldn't be read, in which case `bytes` is nil; the store is then asked
    /// again.
    package var isKnown: Bool {
        guard entry.read() == nil, let storage = StoredEntries.storage else { return true }
        guard case .known(let bytes) = storage.read(forKey: key, of: visitor) else { return false }
        if let bytes { entry.take(StoredValue(bytes: bytes)) }
        return true
    }

    /// The bytes; nil if nothing is stored.
    package var bytes: Data? {
        get { if case .data(let data) = entry.read() { data } else { nil } }
        set { entry.write(newValue.map { .data($0) }, Transaction.current) }
    }
}
