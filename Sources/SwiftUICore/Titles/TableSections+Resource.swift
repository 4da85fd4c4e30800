import Foundation
import FoundationAdditions

// Sections of a table's rows whose title is a resource. Disfavoured overloads, like the other titles of such sections.

@MainActor
extension Section where Content: TableRowContent {
    /// Rows under a title. The title is a localized resource.
    @_disfavoredOverload
    public init<V: Identifiable>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content, header: { Text(titleResource) })
    }

    /// Rows under a title that expands and collapses them. The title is a localized resource.
    @_disfavoredOverload
    public init<V: Identifiable>(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
    }
}
