import Foundation
import FoundationAdditions

// Columns of a table whose heading is a resource. Disfavoured overloads, so that a string literal is a localized
// string key.

extension TableColumn where Sort == Never, Label == Text {
    /// A column of views, by which the table can't be sorted. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleResource), nil, content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column of texts, by which the table can't be sorted. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init(Text(titleResource), nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column of texts, by which the table can be sorted by the rules of the current locale: as the Finder does,
    /// if no comparator is given. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        comparator: LocalizedTextComparator = .localizedStandard
    ) {
        self.init(Text(titleResource), value: value, comparator: comparator)
    }

    /// A column of texts, by which the table can be sorted with a comparator. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) {
        self.init(Text(titleResource), value: value, comparator: comparator)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column of views, with a value by which the table can be sorted. The title is a localized resource.
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), value: value, content: content)
    }

    /// A column of views, with a Boolean value by which the table can be sorted: false before true. The title is a
    /// localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), value: value, content: content)
    }

    /// A column of views, with a value by which the table can be sorted with a comparator. The title is a
    /// localized resource.
    @_disfavoredOverload
    public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleResource), value: value, comparator: comparator, content: content)
    }
}

extension TableColumn where Label == Text {
    /// A column of views, with a comparator of the app by which the table can be sorted. The title is a localized
    /// resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(Text(titleResource), comparator, content)
    }
}
