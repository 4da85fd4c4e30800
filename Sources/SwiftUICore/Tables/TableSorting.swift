import Foundation
import FoundationAdditions

/// The sort order of a table, with the type of its comparators erased.
@MainActor
struct TableSorting {
    /// The direction of the sort order's first comparator, if that is the given one; otherwise nil.
    let order: (Any) -> SortOrder?
    let press: (Any) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        order = { any in
            guard let own = any as? Sort, let first = binding.wrappedValue.first else { return nil }
            return Self.forward(own) == Self.forward(first) ? first.order : nil
        }
        press = { any in
            guard var own = any as? Sort else { return }
            var all = binding.wrappedValue
            if let first = all.first, Self.forward(first) == Self.forward(own) {
                own.order = first.order == .forward ? .reverse : .forward
            }
            all.removeAll { Self.forward($0) == Self.forward(own) }
            binding.wrappedValue = [own] + all
        }
    }

    /// The comparator in forward order. That of a text without a rule becomes the one of a column of texts: an app's first
    /// order usually has only the column's key path.
    private static func forward<Sort: SortComparator>(_ comparator: Sort) -> Sort {
        var copy = comparator
        copy.order = .forward
        guard let plain = copy as? KeyPathComparator<Sort.Compared>,
            let path = plain.keyPath as? KeyPath<Sort.Compared, String>
        else { return copy }
        let text = path.sendable
        guard plain == KeyPathComparator(text) else { return copy }
        let rule = LocalizedTextComparator.localizedStandard
        return KeyPathComparator(text, comparator: rule) as? Sort ?? copy
    }
}
