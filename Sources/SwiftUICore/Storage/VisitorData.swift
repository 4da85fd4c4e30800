import Foundation
@_spi(Nodes) import ViewTree

/// A framework's own value of a visitor, stored with those of `AppStorage`. Bodies that read it are re-evaluated when it changes.
@MainActor
package final class VisitorData {
    private let entry: StoredEntry

    package init(_ key: String, of visitor: String) { entry = StoredEntries.entry(key + ".", of: visitor) }

    /// The bytes; nil if nothing is stored.
    package var bytes: Data? {
        get { if case .data(let data) = entry.read() { data } else { nil } }
        set { entry.write(newValue.map { .data($0) }, Transaction.current) }
    }
}
