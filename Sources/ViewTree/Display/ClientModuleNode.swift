import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax

/// What a client module draws, as another framework has it: SpriteKit's scenes. It is not a view and has no place; a
/// `ClientModuleNode` stands in the layout for it.
@MainActor
package protocol ClientModuleSource: AnyObject {
    /// The size where none is proposed.
    var idealSize: CGSize { get }
    /// The module, and everything that it draws. Fonts that it needs are named to the builder.
    func content(_ builder: inout DisplayBuilder) -> ModuleContent
    /// What the module shows now, drawn without it, for pictures of a window; nil where only a browser can.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage?
    /// The frame has another size. Code of the app's may run.
    func sizeDidChange(to size: CGSize)
    /// The module reported something, in the shape that it has agreed with the source.
    func moduleDidReport(_ value: JSONValue)
    /// Nobody can reach the view any more: it, or a view around it, is hidden, clear, leaving or covered by a page. Code
    /// of the app's may run.
    func didConceal()
    /// The view is gone for good.
    func didRetire()
}

/// The layout node of a view that a client module draws. It takes all the room that it is offered.
package final class ClientModuleNode: LayoutNode {
    private let source: any ClientModuleSource
    private var reportedSize = CGSize.zero

    package init(_ source: any ClientModuleSource, graph: ViewGraph) {
        self.source = source
        super.init(graph: graph)
        // Code of the app's runs when the views are done.
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
        // The app's code may change what views show, so it runs when these are done.
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

    /// What the module shows now, drawn without it.
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
