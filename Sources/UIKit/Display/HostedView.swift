import CoreGraphics
import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// A UIKit view that shows a SwiftUI view: the view of a hosting controller.
package final class HostedView<Content: View>: UIView {
    package var content: Content {
        didSet {
            hosted?.show(content)
            invalidateIntrinsicContentSize()
        }
    }
    /// The content's node while the view is shown. Its state is lost when the view leaves the window.
    private var hosted: HostedNode<Content>?
    /// Called with the view's size before the content is laid out in another one.
    var willLayOut: ((CGSize) -> Void)?

    package init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        hosting = { [unowned self] host in makeNode(host) }
        environmentDidChange = { [unowned self] in hosted?.inherit($0) }
    }

    package required init?(coder: NSCoder) { nil }

    override var isHostingView: Bool { true }

    private func makeNode(_ host: any ViewHost) -> LayoutNode {
        let node = HostedNode(content, graph: host.graph, below: host.parentNode, styled(host.environment))
        hosted = node
        return node.layout
    }

    package override func didMoveToWindow() {
        guard window == nil else { return }
        hosted?.teardown()
        hosted = nil
    }

    package override func layoutSubviews() {
        willLayOut?(bounds.size)
        super.layoutSubviews()
    }

    /// The content's ideal size, without a size proposal.
    package override var intrinsicContentSize: CGSize { size(for: .unspecified) }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(for: ProposedViewSize(width: Self.finite(size.width), height: Self.finite(size.height)))
    }

    /// Zero and unbounded lengths, as UIKit passes them for a compressed or expanded fit, count as no proposal.
    private static func finite(_ length: CGFloat) -> CGFloat? {
        length > 0 && length < CGFloat(Float.greatestFiniteMagnitude) ? length : nil
    }

    /// Without a window the content is laid out by a renderer of its own.
    private func size(for proposal: ProposedViewSize) -> CGSize {
        if let hosted { return hosted.layout.sizeThatFits(proposal) }
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = proposal
        var size = CGSize.zero
        renderer.render { wanted, _ in size = wanted }
        return size
    }

    override var spokenText: String { accessibilityLabel ?? hosted?.layout.spokenText ?? "" }
}
