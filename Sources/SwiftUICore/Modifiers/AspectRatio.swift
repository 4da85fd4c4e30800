import Foundation

/// How a view fills a space of another shape than its own.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole view is in the space.
    case fit
    /// The whole space is covered by the view, which may reach over it.
    case fill
}

/// Proposes to its view the size of one shape that fits into the proposal, or covers it.
struct AspectRatioLayout: SingleViewLayout {
    /// Width by height; nil is the view's own.
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
    /// Constrains the view's width by its height; nil takes the shape that the view has by itself.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutModifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode)))
    }

    /// Constrains the view's width by its height, in the proportion of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as it fits into the space, in its own proportion.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view as large as it covers the space, in its own proportion.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
