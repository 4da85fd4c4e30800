/// Undo and redo by the keys that everybody knows, while there is something to undo or redo: heard from the keyboard, neither
/// seen nor read out.
package struct UndoCommands: View {
    let manager: UndoManager

    package init(manager: UndoManager) { self.manager = manager }

    package var body: some View {
        if manager.canUndo || manager.canRedo {
            VStack {
                button(.system("Undo")) { manager.undo() }.keyboardShortcut("z").disabled(!manager.canUndo)
                Group {
                    button(.system("Redo")) { manager.redo() }.keyboardShortcut("z", modifiers: [.command, .shift])
                    button(.system("Redo")) { manager.redo() }.keyboardShortcut("y")
                }
                .disabled(!manager.canRedo)
            }
            .frame(width: 0, height: 0).hidden()
        }
    }

    private func button(_ title: Text, action: @escaping () -> Void) -> some View {
        Button(action: action) { title }
    }
}

/// What can be undone in a window.
@MainActor
private final class WindowUndo: WindowService {
    let manager = UndoManager()

    init(graph: ViewGraph) {}
}

extension ViewGraph {
    /// What can be undone in this window.
    package var undoManager: UndoManager { service(WindowUndo.self).manager }
}

extension EnvironmentValues {
    /// What can be undone in this window: Command-Z undoes it, Shift-Command-Z redoes it (Control, on other systems than
    /// Apple's). In a field of text these keys are the browser's, which takes back what was typed.
    public var undoManager: UndoManager? {
        guard let graph = ViewGraph.current else { return nil }
        return MainActor.assumeIsolated { graph.undoManager }
    }
}
