import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax

/// Content of another framework that a client module draws, such as SpriteKit's scenes. It is not a view and has no position; a
/// `ClientModuleNode` represents it in the layout.
@MainActor
package protocol ClientModuleSource: AnyObject {
    /// The size if none is proposed.
    var idealSize: CGSize { get }
    /// The module and everything that it draws. Required fonts are added to the builder.
    func content(_ builder: inout DisplayBuilder) -> ModuleContent
    /// The module's current content, rendered without the module, for pictures of a window; nil if only a browser can render it.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage?
    /// The frame's size has changed. May run the app's code.
    func sizeDidChange(to size: CGSize)
    /// The module reported a value, in the format that it uses with the source.
    func moduleDidReport(_ value: JSONValue)
    /// The view is out of reach: it, or an ancestor, is hidden, transparent, leaving or covered by a page. May run the app's
    /// code.
    func didConceal()
    /// The view was removed for good.
    func didRetire()
}

/// The layout node of a view that a client module draws. It takes the whole proposed size.
package final class ClientModuleNode: LayoutNode {
    private let source: any ClientModuleSource
    private var reportedSize = CGSize.zero

    package init(_ source: any ClientModuleSource, graph: ViewGraph) {
        self.source = source
        super.init(graph: graph)
        // The app's code runs after the commit.
        graph.concealment.add(self) { [unowned self] in self.graph.afterCommit { [source] in source.didConceal() } }
    }

    override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: source.idealSize)
        let ideal = source.idealSize
        return CGSize(
            width: size.width.isFinite ? size.width : ideal.width,
            height: size.height.isFinite ? size.height : ideal.height)
    }

    override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard size != reportedSize else { return }
        reportedSize = size
        // The app's code may change views, so it runs after the commit.
        graph.afterCommit { [weak self] in
            guard let self else { return }
            self.source.sizeDidChange(to: self.reportedSize)
        }
    }

    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let content = source.content(&builder)
        return builder.show(self) { element in
            element.content = .module(content)
            element.input.events.formUnion([.module, .focus])
        }
    }

    /// The module's current content, rendered without the module.
    package func picture(of size: CGSize, scale: CGFloat) -> CGImage? { source.picture(of: size, scale: scale) }

    override package func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .module(let value) = action else { return false }
        source.moduleDidReport(value)
        return true
    }

    override package var isFocusTarget: Bool { true }

    override package func didRetire() {
        graph.concealment.remove(self)
        source.didRetire()
    }
}
