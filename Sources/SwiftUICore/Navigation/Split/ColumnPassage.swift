import Foundation

/// From a column of a narrow split view to the one that lies over it, and back.
struct ColumnPassage {
    /// Whether a column after this one is seen. Read by views, which observe it.
    let isPassed: () -> Bool
    /// Shows the next column, unless that or one after it is seen.
    let advance: () -> Void
    /// Shows this column again.
    let retreat: () -> Void
}

/// Lets the selection of a column's list say whether the next column is seen: a value leads there, none leads back; and
/// who goes back has nothing selected. A window that is turned has neither chosen nor gone back.
struct ColumnPassageModifier: ViewModifier {
    let passage: ColumnPassage?
    let selection: ListSelection?
    @Environment(\.splitColumn) private var column
    @State private var choice = ColumnChoice()

    /// What is looked at; the column was as narrow before where it can be compared.
    private struct Sight<Value: Equatable>: Equatable {
        let isNarrow: Bool
        let value: Value
    }

    func body(content: Content) -> some View {
        note()
        // The same views in a wide window and in a narrow one: nothing in them begins anew.
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

    /// The selection that leads on, if one does.
    private var leading: ListSelection? { selection.flatMap { $0.allowsSeveral ? nil : $0 } }

    private var chosen: Sight<Set<AnyHashable>> {
        Sight(isNarrow: passage != nil, value: passage == nil ? [] : leading?.all() ?? [])
    }

    private var passed: Sight<Bool> {
        Sight(isNarrow: passage != nil, value: leading == nil ? false : passage?.isPassed() ?? false)
    }

    /// Tells the split view what it asks when the window becomes narrow.
    private func note() {
        guard let column else { return }
        choice.isMade = { [leading] in leading.map { $0.clear != nil && !$0.all().isEmpty } ?? false }
        column.choices.note(choice)
    }

    /// Who comes with something selected begins behind it. A selection that is never empty was chosen by nobody.
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
