/// The standard keyboard shortcuts for undo and redo, while there is something to undo or redo. The commands are
/// neither visible nor read out.
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

/// A window's undo manager.
@MainActor
private final class WindowUndo: WindowService {
    let manager = UndoManager()

    init(graph: ViewGraph) { graph.parts.use(.undoCommands) }
}

extension ViewGraph {
    /// This window's undo manager.
    package var undoManager: UndoManager { service(WindowUndo.self).manager }
}

extension EnvironmentValues {
    /// This window's undo manager: Command-Z undoes, Shift-Command-Z redoes (with Control on systems other than
    /// Apple's). In a text field, the browser handles these keys and undoes typing.
    public var undoManager: UndoManager? {
        guard let graph = ViewGraph.current else { return nil }
        return MainActor.assumeIsolated { graph.undoManager }
    }
}
