import DisplayList
@_spi(Nodes) import ViewTree

/// Hears the wish to leave a view: Escape, or the browser's Back button, as the button for it on a remote control.
private struct ExitCommandModifier: WrappingModifier {
    /// Nil where there is nothing to leave.
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

    /// An element of its own: one that is there may lead back by itself.
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
    /// The client tells of Escape as of any key where a view inside hears keys, which may take it.
    fileprivate var isExit: Bool {
        switch self {
        case .back, .exit, .key("Escape", modifiers: [], isDown: true, isRepeated: false): true
        default: false
        }
    }
}

extension View {
    /// Escape, or the browser's Back button, while this view is the innermost one in reach that hears it.
    ///
    /// See [onExitCommand](https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)). Nil leaves it to the
    /// views around this one.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(ExitCommandModifier(action: action))
    }
}
