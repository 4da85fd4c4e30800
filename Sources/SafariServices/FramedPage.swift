import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
import UIKit
@_spi(Nodes) import ViewTree

/// Another site's page, in a frame.
@MainActor
final class FramedPage: ClientModuleSource {
    /// What the client module receives.
    private struct Payload: Encodable {
        let address: String
        let title: String
    }

    private static let module = ClientModule.register("page", in: .module)

    private let address: URL
    private var hasLoaded = false
    /// Called once, when the browser has loaded the page. Browsers also report this for a page that refuses to be framed.
    var didLoad: () -> Void = {}

    init(_ address: URL) { self.address = address }

    var idealSize: CGSize { CGSize(width: 320, height: 480) }

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        let payload = Payload(address: address.absoluteString, title: address.host ?? "")
        return ModuleContent(module: Self.module, encoding: payload)
    }

    func moduleDidReport(_ value: JSONValue) {
        guard !hasLoaded else { return }
        hasLoaded = true
        didLoad()
    }

    /// Nil: another site's page can't be captured.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage? { nil }

    func sizeDidChange(to size: CGSize) {}
    func didConceal() {}
    func didRetire() {}
}

/// The frame among UIKit's views.
final class FramedPageView: UIView {
    init(_ page: FramedPage) {
        super.init(frame: .zero)
        hosting = { ClientModuleNode(page, graph: $0.graph) }
    }

    required init?(coder: NSCoder) { nil }
}
