import Foundation

/// Navigation between a column of a narrow split view and the column over it.
struct ColumnPassage {
    /// Whether a later column is shown. Views that read it observe it.
    let isPassed: () -> Bool
    /// Shows the next column, unless it or a later one is shown.
    let advance: () -> Void
    /// Shows this column again.
    let retreat: () -> Void
}

/// Lets the selection of a column's list control whether the next column is shown: setting a value shows it, and
/// clearing the selection goes back. Going back clears the selection. Rotating the window does neither.
struct ColumnPassageModifier: ViewModifier {
    let passage: ColumnPassage?
    let selection: ListSelection?
    @Environment(\.splitColumn) private var column
    @State private var choice = ColumnChoice()

    /// An observed value, with the layout: values are compared only if the layout was the same before.
    private struct Sight<Value: Equatable>: Equatable {
        let isNarrow: Bool
        let value: Value
    }

    func body(content: Content) -> some View {
        note()
        // The views are the same in a wide and in a narrow window, so that they keep their state.
        return
            content
            .onChange(of: chosen, initial: true) { old, new in
                guard let passage, let selection = leading, old.isNarrow else { return }
                if old == new { begin(passage, selection) } else { follow(new.value, passage) }
            }
            .onChange(of: passed) { old, new in
                if let selection = leading, old.isNarrow, new.isNarrow, !new.value { leave(selection) }
            }
    }

    /// The selection that shows the next column, if there is one.
    private var leading: ListSelection? { selection.flatMap { $0.allowsSeveral ? nil : $0 } }

    private var chosen: Sight<Set<AnyHashable>> {
        Sight(isNarrow: passage != nil, value: passage == nil ? [] : leading?.all() ?? [])
    }

    private var passed: Sight<Bool> {
        Sight(isNarrow: passage != nil, value: leading == nil ? false : passage?.isPassed() ?? false)
    }

    /// Registers the list's selection, which the split view reads when the window becomes narrow.
    private func note() {
        guard let column else { return }
        choice.isMade = { [leading] in leading.map { $0.clear != nil && !$0.all().isEmpty } ?? false }
        choice.again = { [leading] in
            guard let leading, leading.clear != nil, let value = leading.all().first else { return nil }
            return { leading.press(value, isEditing: false) }
        }
        column.choices.note(choice)
    }

    /// Shows the next column without an animation if a value is selected at first. A selection that can't be empty
    /// doesn't count, because nobody has made it.
    private func begin(_ passage: ColumnPassage, _ selection: ListSelection) {
        guard selection.clear != nil, !selection.all().isEmpty else { return }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { passage.advance() }
    }

    private func follow(_ selected: Set<AnyHashable>, _ passage: ColumnPassage) {
        if selected.isEmpty { passage.retreat() } else { passage.advance() }
    }

    private func leave(_ selection: ListSelection) {
        if !selection.all().isEmpty { selection.clear?() }
    }
}
