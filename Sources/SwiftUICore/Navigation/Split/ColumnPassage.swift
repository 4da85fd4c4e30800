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
/// who goes back has nothing selected.
struct ColumnPassageModifier: ViewModifier {
    let passage: ColumnPassage?
    let selection: ListSelection?

    func body(content: Content) -> some View {
        if let passage, let selection, !selection.allowsSeveral {
            content
                .onChange(of: selection.all(), initial: true) { old, new in
                    if old == new { begin(passage, selection) } else { follow(new, passage) }
                }
                .onChange(of: passage.isPassed()) { _, isPassed in if !isPassed { leave(selection) } }
        } else {
            content
        }
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
