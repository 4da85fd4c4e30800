// Sections of a table: rows under a header, which may be collapsible.

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    /// The values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { Content._features.union(.sections) }

    /// The rows as views of the table's list.
    public func _rows(
        _ table: _TableShape<TableRowValue>
    ) -> Section<Parent._Rows, Content._Rows, Footer._Rows> {
        var section = Section<Parent._Rows, Content._Rows, Footer._Rows>(
            content: { content._rows(table) }, header: { header._rows(table) }, footer: { footer._rows(table) })
        section.isExpanded = isExpanded
        return section
    }
}

@MainActor
extension Section where Content: TableRowContent {
    /// Rows without a header.
    @_disfavoredOverload
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Rows under a header.
    @_disfavoredOverload
    public init<V: Identifiable, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Rows under a header that expands and collapses them.
    @_disfavoredOverload
    public init<V: Identifiable, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    /// Rows under a title.
    @_disfavoredOverload
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content, header: { Text(titleKey) })
    }

    /// Rows under a title.
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content, header: { Text(verbatim: String(title)) })
    }

    /// Rows under a title that expands and collapses them.
    @_disfavoredOverload
    public init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
    }

    /// Rows under a title that expands and collapses them.
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(isExpanded: isExpanded, content: content, header: { Text(verbatim: String(title)) })
    }
}
