import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
@_spi(Nodes) import ViewTree

/// The invisible element of a window in whose place a client module makes itself heard.
@MainActor
final class AudibleSource: ClientModuleSource {
    private let module: ResourcePath
    private let receive: (JSONValue) -> Void
    /// JSON that the module understands.
    private(set) var payload: any Encodable
    weak var node: ClientModuleNode?

    init(module: ResourcePath, payload: any Encodable, receive: @escaping (JSONValue) -> Void) {
        (self.module, self.payload, self.receive) = (module, payload, receive)
    }

    /// Tells the module something else.
    func show(_ payload: any Encodable) {
        self.payload = payload
        node?.invalidateDisplay()
    }

    let idealSize = CGSize.zero

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        ModuleContent(module: module, encoding: payload)
    }

    func moduleDidReport(_ value: JSONValue) { receive(value) }

    /// Nothing is shown.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage? { nil }
    func sizeDidChange(to size: CGSize) {}
    func didConceal() {}
    func didRetire() {}
}

/// The element, which takes no room.
struct AudibleElement: View, PrimitiveView {
    let source: AudibleSource

    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        let layout = ClientModuleNode(view.source, graph: context.graph)
        view.source.node = layout
        return LeafNode(view, context, layout: layout) { _, _, _ in }
    }

    /// Adds the element to a window, once.
    static func attach(_ name: String, to graph: ViewGraph, _ source: AudibleSource) {
        graph.parts.attach(name) {
            AnyView(AudibleElement(source: source).frame(width: 0, height: 0).accessibilityHidden(true))
        }
    }
}
