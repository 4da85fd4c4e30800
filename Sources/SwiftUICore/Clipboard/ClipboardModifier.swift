import DisplayList
@_spi(Nodes) import ViewTree

/// A clipboard command that a view handles, while the focus is in it, with what it does.
enum ClipboardCommand {
    /// If there is nothing to copy, the command is passed on to the views around.
    case copy(@MainActor () -> [DraggedItem])
    case cut(@MainActor () -> [DraggedItem])
    /// Returns whether it accepted the pasted items.
    case paste(@MainActor ([DraggedItem]) -> Bool)

    var event: EventKind {
        switch self {
        case .copy: .copy
        case .cut: .cut
        case .paste: .paste
        }
    }
}

/// Handles one of the clipboard's commands; nil handles none.
struct ClipboardModifier: WrappingModifier {
    let command: ClipboardCommand?

    func update(_ wrapper: ClipboardLayoutNode, for node: ViewNode) {
        wrapper.command = node.environment.isEnabled ? command : nil
    }
}

final class ClipboardLayoutNode: UnaryLayoutNode, PlainWrapper {
    fileprivate(set) var command: ClipboardCommand? {
        didSet { if command?.event != oldValue?.event { invalidateElements() } }
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.annotate(self) { listen(on: &$0) }
    }

    private func listen(on element: inout DisplayElement) {
        if let command { element.input.events.insert(command.event) }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        switch (action, command) {
        case (.copy, .copy(let copied)), (.cut, .cut(let copied)):
            let items = copied()
            guard !items.isEmpty else { return false }
            graph.copy(items)
            return true
        case (.paste(let text), .paste(let take)):
            return take(graph.clipboard.items(pasted: text))
        default:
            return false
        }
    }
}
