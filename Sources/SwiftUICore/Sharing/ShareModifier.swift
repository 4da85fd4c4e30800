import DisplayList
@_spi(Nodes) import ViewTree

/// Makes a label a button that passes a text and a URL to the browser's share sheet, or else to the clipboard.
package struct ShareModifier: WrappingModifier {
    let content: ShareContent
    let didCopy: () -> Void
    let didShare: (() -> Void)?

    /// - Parameters:
    ///   - didCopy: Called when the text was copied to the clipboard, because the browser has no share sheet.
    ///   - didShare: Called when they were shared with the browser's share sheet.
    package init(content: ShareContent, didCopy: @escaping () -> Void, didShare: (() -> Void)? = nil) {
        self.content = content
        self.didCopy = didCopy
        self.didShare = didShare
    }

    package func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ShareLayoutNode {
        let wrapper = ShareLayoutNode(child, graph: node.graph)
        update(wrapper, for: node)
        return wrapper
    }

    package func update(_ wrapper: ShareLayoutNode, for node: ViewNode) {
        wrapper.content = content
        wrapper.didCopy = didCopy
        wrapper.didShare = didShare
        wrapper.isDisabled = !node.environment.isEnabled
        wrapper.invalidateDisplay()
    }
}

/// The layout node of a button that shares.
package final class ShareLayoutNode: UnaryLayoutNode {
    fileprivate var content = ShareContent()
    fileprivate var didCopy: () -> Void = {}
    fileprivate var didShare: (() -> Void)?
    fileprivate var isDisabled = false

    override package var isFocusTarget: Bool { true }

    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.content = .share(content)
            element.input.events.formUnion(didShare == nil ? [.press, .focus] : [.press, .submit, .focus])
            element.input.isDisabled = isDisabled
        }
    }

    override package func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .press: didCopy()
        case .submit: didShare?()
        case .focus: break
        default: return false
        }
        return true
    }
}
