import Foundation

/// How a view fills a space with a different aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The view is scaled to be inside of the space.
    case fit
    /// The view is scaled to cover the whole space, and may extend beyond it.
    case fill
}

/// Proposes to its view a size with an aspect ratio that fits into the proposal, or covers it.
struct AspectRatioLayout: SingleViewLayout {
    /// Width divided by height; nil is the view's own ratio.
    let ratio: CGFloat?
    let mode: ContentMode

    func size(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        view.sizeThatFits(inner(proposal, view))
    }

    func place(
        _ proposal: ProposedViewSize, _ view: LayoutSubview, in size: CGSize
    ) -> (proposal: ProposedViewSize, origin: CGPoint) {
        (inner(proposal, view), .zero)
    }

    private func inner(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> ProposedViewSize {
        let ideal = view.sizeThatFits(.unspecified)
        guard let ratio = ratio ?? Self.ratio(of: ideal), ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(shaped(ratio, ideal))
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return ProposedViewSize(shaped(ratio, CGSize(width: width, height: height)))
        }
    }

    private static func ratio(of size: CGSize) -> CGFloat? { size.height > 0 ? size.width / size.height : nil }

    private func shaped(_ ratio: CGFloat, _ space: CGSize) -> CGSize {
        let isWidthDecisive = (space.width < space.height * ratio) == (mode == .fit)
        return isWidthDecisive
            ? CGSize(width: space.width, height: space.width / ratio)
            : CGSize(width: space.height * ratio, height: space.height)
    }
}

extension View {
    /// Constrains the view's size to a ratio of width to height; nil is the view's own.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutModifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode)))
    }

    /// Constrains the view's size to the aspect ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit into the space, keeping its aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover the space, keeping its aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
