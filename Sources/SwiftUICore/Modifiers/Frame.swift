import Foundation

/// A frame of a fixed width, height or both.
struct FrameLayout: SingleViewLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = view.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func place(
        _ proposal: ProposedViewSize, _ view: LayoutSubview, in size: CGSize
    ) -> (proposal: ProposedViewSize, origin: CGPoint) {
        (inner(proposal), alignment.origin(of: view.dimensions(in: inner(proposal)), in: size))
    }
}

/// A frame that is flexible between a minimum and a maximum.
struct FlexibleFrameLayout: SingleViewLayout {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    let alignment: Alignment

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: (proposal.width ?? idealWidth).map { clamp($0, minWidth, maxWidth) },
            height: (proposal.height ?? idealHeight).map { clamp($0, minHeight, maxHeight) })
    }

    func size(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let inner = inner(proposal)
        let size = view.sizeThatFits(inner)
        return CGSize(
            width: outer(proposal.width, idealWidth, minWidth, maxWidth, size.width),
            height: outer(proposal.height, idealHeight, minHeight, maxHeight, size.height))
    }

    /// The proposal, clamped; a missing bound is the view's own size, so a frame with none is as large as its view.
    private func outer(
        _ proposed: CGFloat?, _ ideal: CGFloat?, _ low: CGFloat?, _ high: CGFloat?, _ size: CGFloat
    ) -> CGFloat {
        guard let proposed = proposed ?? ideal else { return clamp(size, low, high) }
        let lowest = low ?? (high == nil ? size : min(size, high!))
        let highest = high ?? max(size, lowest)
        return min(max(proposed, lowest), max(highest, lowest))
    }

    private func clamp(_ value: CGFloat, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
        max(min(value, high ?? .infinity), low ?? -.infinity)
    }

    func place(
        _ proposal: ProposedViewSize, _ view: LayoutSubview, in size: CGSize
    ) -> (proposal: ProposedViewSize, origin: CGPoint) {
        var inner = inner(proposal)
        // Without a proposal the view has its ideal size. If the frame's minimum is larger, propose that to the view.
        if inner.width == nil || inner.height == nil {
            let own = view.sizeThatFits(inner)
            if inner.width == nil, own.width < size.width { inner.width = size.width }
            if inner.height == nil, own.height < size.height { inner.height = size.height }
        }
        return (inner, alignment.origin(of: view.dimensions(in: inner), in: size))
    }
}

extension Alignment {
    /// The origin of a view that is aligned with a rectangle at this guide.
    func origin(of view: ViewDimensions, in size: CGSize) -> CGPoint {
        let outer = ViewDimensions(size: size) { _ in nil }
        return CGPoint(x: outer[horizontal] - view[horizontal], y: outer[vertical] - view[vertical])
    }
}

extension View {
    /// Gives the view a frame with a width and height, in points; nil is the view's own length. A length that is negative
    /// or not finite is ignored.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(LayoutModifier(FrameLayout(width: width?.asLength, height: height?.asLength, alignment: alignment)))
    }

    /// A frame of the view's own size.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { frame(width: nil, height: nil) }

    /// Gives the view a frame that takes the proposed size, within bounds in points. If a bound is nil, the view's own
    /// size is used in its place; without a proposal the ideal length is used.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            LayoutModifier(
                FlexibleFrameLayout(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }
}

extension CGFloat {
    /// The number, if it can be the length of a frame, else nil. In a stack, an infinite view would leave no position
    /// for the others.
    fileprivate var asLength: CGFloat? { isFinite && self >= 0 ? self : nil }
}
