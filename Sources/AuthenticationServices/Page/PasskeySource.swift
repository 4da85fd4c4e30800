import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
@_spi(Nodes) import ViewTree

/// What a page is to do.
struct PageWish: Encodable, Equatable {
    /// A question to the browser.
    struct Request: Encodable, Equatable {
        /// Names the answer.
        let serial: Int
        let action: String
        let isConditional: Bool
        let options: PageOptions
    }

    /// Nil if there is no question, or none any more.
    var request: Request?
}

/// The invisible element of a window in whose place the page asks the browser for passkeys. The request is a part of the
/// picture, so that a page that is loaded again asks once more.
@MainActor
final class PasskeySource: ClientModuleSource {
    var wish = PageWish() { didSet { if wish != oldValue { node?.invalidateDisplay() } } }
    weak var node: ClientModuleNode?
    private let receive: (JSONValue) -> Void

    init(receive: @escaping (JSONValue) -> Void) { self.receive = receive }

    let idealSize = CGSize.zero

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        ModuleContent(module: Self.module, encoding: wish)
    }

    func moduleDidReport(_ value: JSONValue) { receive(value) }

    /// Nothing is shown.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage? { nil }
    func sizeDidChange(to size: CGSize) {}
    func didConceal() {}
    func didRetire() {}

    /// A part of the page itself: the client knows it by this address.
    private static let module = ResourcePath("/client/page/passkeys.js")
}

/// The element, which takes no room.
struct PasskeyElement: View, PrimitiveView {
    let source: PasskeySource

    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        let layout = ClientModuleNode(view.source, graph: context.graph)
        view.source.node = layout
        return LeafNode(view, context, layout: layout) { _, _, _ in }
    }
}
