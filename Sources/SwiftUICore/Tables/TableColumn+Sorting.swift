import Foundation
import FoundationAdditions

// Columns by which a table can be sorted: by a property, or by a comparator of the app.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column of texts, by which the table can be sorted by the rules of the current locale: as the Finder does, if no
    /// comparator is given.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>,
        comparator: LocalizedTextComparator = .localizedStandard
    ) {
        let order = KeyPathComparator(value.sendable, comparator: comparator)
        self.init(text, order) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts, by which the table can be sorted by the rules of the current locale: as the Finder does, if no
    /// comparator is given. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: LocalizedTextComparator = .localizedStandard
    ) {
        self.init(Text(titleKey), value: value, comparator: comparator)
    }

    /// A column of texts, by which the table can be sorted by the rules of the current locale: as the Finder does, if no
    /// comparator is given. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>,
        comparator: LocalizedTextComparator = .localizedStandard
    ) {
        self.init(Text(verbatim: String(title)), value: value, comparator: comparator)
    }

    /// A column of texts, by which the table can be sorted with a comparator.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        let order = KeyPathComparator(value.sendable, comparator: comparator)
        self.init(text, order) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts, by which the table can be sorted with a comparator. The title is looked up in the app's
    /// strings.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) {
        self.init(Text(titleKey), value: value, comparator: comparator)
    }

    /// A column of texts, by which the table can be sorted with a comparator. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(Text(verbatim: String(title)), value: value, comparator: comparator)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column of views, with a value by which the table can be sorted.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, KeyPathComparator(value.sendable), content)
    }

    /// A column of views, with a value by which the table can be sorted. The title is looked up in the app's strings.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), value: value, content: content)
    }

    /// A column of views, with a value by which the table can be sorted. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(verbatim: String(title)), value: value, content: content)
    }

    /// A column of views, with a Boolean value by which the table can be sorted: false before true.
    public init(
        _ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, KeyPathComparator(value.sendable, comparator: TruthComparator()), content)
    }

    /// A column of views, with a Boolean value by which the table can be sorted: false before true. The title is looked
    /// up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), value: value, content: content)
    }

    /// A column of views, with a Boolean value by which the table can be sorted: false before true. The title is shown
    /// as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(verbatim: String(title)), value: value, content: content)
    }

    /// A column of views, with a value by which the table can be sorted with a comparator.
    public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(text, KeyPathComparator(value.sendable, comparator: comparator), content)
    }

    /// A column of views, with a value by which the table can be sorted with a comparator. The title is looked up in
    /// the app's strings.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), value: value, comparator: comparator, content: content)
    }

    /// A column of views, with a value by which the table can be sorted with a comparator. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(verbatim: String(title)), value: value, comparator: comparator, content: content)
    }
}

extension TableColumn where Label == Text {
    /// A column of views, with a comparator of the app by which the table can be sorted.
    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Sort.Compared == RowValue {
        self.init(text, comparator, content)
    }

    /// A column of views, with a comparator of the app by which the table can be sorted. The title is looked up in the
    /// app's strings.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(Text(titleKey), comparator, content)
    }

    /// A column of views, with a comparator of the app by which the table can be sorted. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(Text(verbatim: String(title)), comparator, content)
    }
}

/// Sorts false before true.
private struct TruthComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ left: Bool, _ right: Bool) -> ComparisonResult {
        guard left != right else { return .orderedSame }
        return left == (order == .forward) ? .orderedDescending : .orderedAscending
    }
}
