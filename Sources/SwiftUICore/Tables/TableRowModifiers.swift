import CoreTransferable
import Foundation
@_spi(Nodes) import ViewTree

/// Changes rows of a table: the views around each of them, or what happens to values that are dropped between them.
@MainActor @preconcurrency
public protocol _TableRowContentModifier {
    func _rows<Content: TableRowContent>(
        of content: Content, in table: _TableShape<Content.TableRowValue>
    ) -> AnyView
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
    /// The values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { Content._features }

    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<TableRowValue>) -> AnyView { modifier._rows(of: content, in: table) }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
    /// The collection of the modified rows.
    public typealias Data = Content.Data
    /// The collection of the modified rows.
    public var data: Content.Data { content.data }
}

/// Wraps each row, from edge to edge, in something like a menu or a drop destination.
public struct _SurroundingTableRowModifier: _TableRowContentModifier {
    let surroundings: RowSurroundings

    init<Surroundings: View>(_ surround: @escaping (AnyView) -> Surroundings) {
        surroundings = RowSurroundings { AnyView(surround($0)) }
    }

    /// The rows, each wrapped in `surroundings`.
    public func _rows<Content: TableRowContent>(
        of content: Content, in table: _TableShape<Content.TableRowValue>
    ) -> AnyView {
        AnyView(content._rows(table.changing { $0.surroundings.insert(surroundings, at: 0) }))
    }
}

/// Makes the rows draggable.
public struct ItemProviderTableRowModifier: _TableRowContentModifier {
    let action: (() -> NSItemProvider?)?

    /// The rows, made draggable.
    public func _rows<Content: TableRowContent>(
        of content: Content, in table: _TableShape<Content.TableRowValue>
    ) -> AnyView {
        guard let action else { return AnyView(content._rows(table)) }
        let source = DragSourceModifier(items: { action().map { [$0.dragged] } ?? [] }, preview: nil)
        return _SurroundingTableRowModifier { $0.modifier(source) }._rows(of: content, in: table)
    }
}

/// Receives what is dropped between the rows of a collection.
public struct OnInsertTableRowModifier: _TableRowContentModifier {
    let target: @MainActor (DropLayoutNode) -> DropTarget

    /// The rows, as a destination for drops between them.
    public func _rows<Content: TableRowContent>(
        of content: Content, in table: _TableShape<Content.TableRowValue>
    ) -> AnyView {
        AnyView(content._rows(table).modifier(DropModifier(target: target, showsPlace: true)))
    }
}

/// Whether people can select the rows.
public struct _SelectionDisabledTableRowModifier: _TableRowContentModifier {
    let isDisabled: Bool

    /// The rows, which can or can't be selected.
    public func _rows<Content: TableRowContent>(
        of content: Content, in table: _TableShape<Content.TableRowValue>
    ) -> AnyView {
        AnyView(content._rows(table.changing { $0.isSelectionDisabled = $0.isSelectionDisabled || isDisabled }))
    }
}

extension TableRowContent {
    func surrounded<V: View>(_ surround: @escaping (AnyView) -> V) -> ModifiedContent<
        Self, _SurroundingTableRowModifier
    > {
        ModifiedContent(content: self, modifier: _SurroundingTableRowModifier(surround))
    }

    /// Gives each row a context menu, which opens with the secondary button, a long press, or the menu key.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> ModifiedContent<Self, _SurroundingTableRowModifier> {
        let items = menuItems()
        return surrounded { $0.contextMenu { items } }
    }

    /// Gives each row a context menu, which opens with a preview above it.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> ModifiedContent<Self, _SurroundingTableRowModifier> {
        let (items, picture) = (menuItems(), preview())
        return surrounded { row in
            row.contextMenu {
                items
            } preview: {
                picture
            }
        }
    }

    /// Makes each row draggable; the payload is evaluated when the drag begins.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        surrounded { $0.draggable(payload()) }
    }

    /// Receives values that are dropped on a row.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        surrounded { row in
            row.dropDestination(for: T.self) { items, _ in
                action(items)
                return true
            }
        }
    }

    /// Runs an action when the pointer enters a row and when it leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        surrounded { $0.onHover(perform: action) }
    }

    /// The older form of `draggable(_:)`; nothing is dragged if the closure returns nil.
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
    }

    /// Whether people can select the rows.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        ModifiedContent(content: self, modifier: _SelectionDisabledTableRowModifier(isDisabled: isDisabled))
    }
}

extension DynamicTableRowContent {
    /// Receives values that are dropped between this collection's rows; the action gets the index at which to insert
    /// them.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        inserting { node in
            DropTarget(T.self, isTargeted: { _ in }) { [weak node] items, place in
                guard let index = node?.insertion(at: place) else { return false }
                action(index, items)
                return true
            }
        }
    }

    /// The older form of `dropDestination(for:action:)`.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        inserting { node in
            DropTarget(supportedContentTypes, hover: { _, _, _ in }) { [weak node] providers, place in
                guard let index = node?.insertion(at: place) else { return false }
                action(index, providers)
                return true
            }
        }
    }

    private func inserting(
        _ target: @escaping @MainActor (DropLayoutNode) -> DropTarget
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(content: self, modifier: OnInsertTableRowModifier(target: target))
    }
}

extension DropLayoutNode {
    /// The index in its collection at which something dropped here is inserted: above the row's middle, before the row;
    /// otherwise behind it.
    fileprivate func insertion(at place: CGPoint) -> Int? {
        guard let index = trait(SlotPlaceTrait.self)?.slot.index else { return nil }
        return place.y < size.height / 2 ? index : index + 1
    }
}
