import Foundation

/// The layout of a `ZStack`: every view is offered the whole, and their guides are lined up.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let extent = extent(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + extent.guide.x - dimensions[alignment.horizontal],
                    y: bounds.minY + extent.guide.y - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        combinedGuide(guide.key, subviews, frames(proposal, subviews), proposals(proposal, subviews), \.minX)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        combinedGuide(guide.key, subviews, frames(proposal, subviews), proposals(proposal, subviews), \.minY)
    }
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, guide: CGPoint) {
        var before = CGSize.zero
        var after = CGSize.zero
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            before.width = max(before.width, dimensions[alignment.horizontal])
            before.height = max(before.height, dimensions[alignment.vertical])
            after.width = max(after.width, dimensions.width - dimensions[alignment.horizontal])
            after.height = max(after.height, dimensions.height - dimensions[alignment.vertical])
        }
        let size = CGSize(width: before.width + after.width, height: before.height + after.height)
        return (size, CGPoint(x: before.width, y: before.height))
    }
    private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
        let guide = extent(proposal, subviews).guide
        return subviews.map { subview in
            let dimensions = subview.dimensions(in: proposal)
            return CGRect(
                x: guide.x - dimensions[alignment.horizontal], y: guide.y - dimensions[alignment.vertical],
                width: dimensions.width, height: dimensions.height)
        }
    }

    private func proposals(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
        subviews.map { _ in proposal }
    }
}
