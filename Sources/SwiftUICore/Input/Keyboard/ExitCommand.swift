import DisplayList
@_spi(Nodes) import ViewTree

/// Handles the command to leave a view: Escape, or the browser's Back button, which corresponds to the Menu button of a
/// remote control.
private struct ExitCommandModifier: WrappingModifier {
    /// The action; nil if the command isn't handled.
    let action: (() -> Void)?

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ExitCommandLayoutNode {
        ExitCommandLayoutNode(action, child, graph: node.graph)
    }

    func update(_ wrapper: ExitCommandLayoutNode, for node: ViewNode) {
        if (wrapper.action == nil) != (action == nil) { wrapper.invalidateDisplay() }
        wrapper.action = action
    }
}

private final class ExitCommandLayoutNode: UnaryLayoutNode {
    var action: (() -> Void)?

    init(_ action: (() -> Void)?, _ child: LayoutNode, graph: ViewGraph) {
        self.action = action
        super.init(child, graph: graph)
    }

    /// Shows an element of its own, because an existing one may handle the Back button itself.
    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { if action != nil { $0.input.events.formUnion([.back, .exit]) } }
    }

    override func handle(_ event: ElementEvent.Action) -> Bool {
        guard let action, event.isExit else { return false }
        action()
        return true
    }
}

extension ElementEvent.Action {
    /// Whether the event is the exit command. If a view inside handles keys, the client sends Escape as a key press,
    /// which that view may consume.
    fileprivate var isExit: Bool {
        switch self {
        case .back, .exit, .key("Escape", modifiers: [], isDown: true, isRepeated: false): true
        default: false
        }
    }
}

extension View {
    /// Runs `action` at Escape or the browser's Back button, if this view is the innermost reachable one that handles
    /// it.
    ///
    /// See [onExitCommand](https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)). Nil passes
    /// the command on to the views around this one.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(ExitCommandModifier(action: action))
    }
}
