import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
@_spi(Nodes) import ViewTree

/// The invisible element of a window in whose place the page asks the browser for the visitor's position.
@MainActor
final class PositionSource: ClientModuleSource {
    /// What the client module receives.
    struct Payload: Encodable, Equatable {
        /// How many single positions have been asked for so far.
        var requests = 0
        /// How many of them were answered, so that a page that is loaded again doesn't ask once more.
        var answers = 0
        var follows = false
        var isPrecise = false
    }

    var payload = Payload() { didSet { if payload != oldValue { node?.invalidateDisplay() } } }
    weak var node: ClientModuleNode?
    private let receive: (PositionReport) -> Void

    init(receive: @escaping (PositionReport) -> Void) { self.receive = receive }

    /// Notes that all requests so far were answered: whoever waits for a position takes the first one.
    func noteAnswer() { payload.answers = payload.requests }

    let idealSize = CGSize.zero

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        ModuleContent(module: Self.module, encoding: payload)
    }

    func moduleDidReport(_ value: JSONValue) { PositionReport(value).map(receive) }

    /// Nothing is shown.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage? { nil }
    func sizeDidChange(to size: CGSize) {}
    func didConceal() {}
    func didRetire() {}

    private static let module = ClientModule.register("position", in: .module)
}

/// The element, which takes no room.
struct PositionElement: View, PrimitiveView {
    let source: PositionSource

    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        let layout = ClientModuleNode(view.source, graph: context.graph)
        view.source.node = layout
        return LeafNode(view, context, layout: layout) { _, _, _ in }
    }
}
