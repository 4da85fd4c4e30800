import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A row's behavior: selection, keyboard navigation, and deletion.
@MainActor
struct RowBehavior {
    let list: ListContext
    /// The row's value in the selection; nil if the row can't be selected.
    let tag: AnyHashable?
    let delete: (() -> Void)?
    let isSelected: Bool
    /// Whether the row is shaded if it is a second one.
    let isShaded: Bool
    /// Whether the row has a background of its own, instead of its part of the section's card.
    let replacesCard: Bool
    /// The radius of the corners that clip the row: those of its card, or of its own surface.
    var cornerRadius: CGFloat?

    /// The behavior of a row that is dragged out of its place.
    var unclipped: RowBehavior {
        var result = self
        result.cornerRadius = nil
        return result
    }

    var isSelectable: Bool { tag != nil && list.selection != nil }
    var isFocusable: Bool { isSelectable || delete != nil }

    func decorate(_ element: inout DisplayElement) {
        if isSelectable { element.input.events.insert(.press) }
        guard isFocusable else { return }
        element.input.events.formUnion([.focus, .key])
        element.input.isFocusable = true
    }

    func handle(_ action: ElementEvent.Action, in row: RowLayoutNode) -> Bool {
        switch action {
        case .press:
            guard let tag, let selection = list.selection else { return false }
            if let action = list.menu?.primaryAction, !list.isEditing {
                action([tag])
            } else {
                selection.press(tag, isEditing: list.isEditing)
            }
            return true
        case .key(let key, let modifiers, true, _):
            guard let holder = keyboardHolder(row) else { return false }
            return (holder.behavior ?? self).press(key, modifiers, holder)
        default: return false
        }
    }

    /// The row that a key press is for. After fast key presses, the focus may already be on a later row than the
    /// browser knew. Key presses in a field or a button of a row are reported too, but aren't for the row.
    private func keyboardHolder(_ row: RowLayoutNode) -> RowLayoutNode? {
        guard let focus = row.graph.focus else { return row }
        guard let focused = row.graph.layoutNode(of: focus) as? RowLayoutNode, focused.parent === row.parent
        else { return nil }
        return focused
    }

    private func press(_ key: String, _ modifiers: [String], _ row: RowLayoutNode) -> Bool {
        switch key {
        case "ArrowDown": return move(row, 1, modifiers)
        case "ArrowUp": return move(row, -1, modifiers)
        case "Delete", "Backspace":
            guard let delete else { return false }
            if let next = row.neighbour(1) ?? row.neighbour(-1) { row.graph.moveFocus(to: next.elementID) }
            delete()
            return true
        default: return false
        }
    }

    /// Moves the focus to a neighboring row. A selection of one row follows the focus; with Shift a selection of
    /// several is extended.
    private func move(_ row: RowLayoutNode, _ step: Int, _ modifiers: [String]) -> Bool {
        guard let next = row.neighbour(step) else { return false }
        row.graph.moveFocus(to: next.elementID)
        if let tag = next.behavior?.tag, let selection = list.selection {
            selection.follow(tag, isExtending: modifiers.contains("shift"))
        }
        return true
    }
}

/// A list's type-erased selection.
@MainActor
struct ListSelection {
    let contains: (AnyHashable) -> Bool
    /// Whether a value has the selection's type.
    let accepts: (AnyHashable) -> Bool
    let allowsSeveral: Bool
    /// The values that are selected.
    let all: () -> Set<AnyHashable>
    fileprivate let set: (AnyHashable, Bool) -> Void
    fileprivate let replace: (AnyHashable) -> Void
    /// Clears the selection; nil for a selection of several values, or of exactly one.
    var clear: (() -> Void)?
    /// Called whenever a person selects a row by pressing it.
    var didPress: () -> Void = {}
    /// Whether the selection follows the focus; false if a selection would lead away from the list.
    var followsKeyboard = true

    func press(_ tag: AnyHashable, isEditing: Bool) {
        if allowsSeveral, isEditing || contains(tag) { set(tag, !contains(tag)) } else { replace(tag) }
        didPress()
    }

    func follow(_ tag: AnyHashable, isExtending: Bool) {
        if allowsSeveral {
            if isExtending { set(tag, true) }
        } else if followsKeyboard {
            replace(tag)
        }
    }

    static func oneOrNone<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
        ListSelection(
            contains: { tag in (tag.base as? Value).map { binding.wrappedValue == $0 } ?? false },
            accepts: { $0.base is Value },
            allowsSeveral: false,
            all: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
            set: { tag, isIn in binding.wrappedValue = isIn ? tag.base as? Value : nil },
            replace: { binding.wrappedValue = $0.base as? Value },
            clear: { binding.wrappedValue = nil })
    }

    static func one<Value: Hashable>(_ binding: Binding<Value>) -> ListSelection {
        let write = { (tag: AnyHashable) in
            if let value = tag.base as? Value { binding.wrappedValue = value }
        }
        return ListSelection(
            contains: { tag in (tag.base as? Value).map { binding.wrappedValue == $0 } ?? false },
            accepts: { $0.base is Value },
            allowsSeveral: false, all: { [AnyHashable(binding.wrappedValue)] },
            set: { tag, isIn in if isIn { write(tag) } }, replace: write)
    }

    static func several<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
        ListSelection(
            contains: { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false },
            accepts: { $0.base is Value }, allowsSeveral: true,
            all: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
            set: { tag, isIn in
                guard let value = tag.base as? Value else { return }
                if isIn { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
            },
            replace: { tag in if let value = tag.base as? Value { binding.wrappedValue = [value] } })
    }
}

/// The state that the rows of a list share.
@MainActor
struct ListContext {
    var look: ListLook
    var selection: ListSelection?
    var isEditing: Bool
    /// Whether rows are apart, each on its own surface.
    var isSpaced = false
    /// The rows' menu and primary action.
    var menu: SelectionMenu?
    /// Whether every second row is shaded, and the shade.
    var alternates = false
    var shade: Paint?
}
