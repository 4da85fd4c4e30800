import Foundation
@_spi(Nodes) import ViewTree

extension WindowLayer {
    /// The size of the card as a container for relative frames. A sheet or a cover is its own container. A sheet that
    /// fits its content offers the size to which it can grow. All others, such as popovers and menus, fit their
    /// content, so the window is the container.
    func offer(placed: ProposedViewSize) -> ProposedViewSize {
        let options = presentation.options
        switch presentation.style(in: size) {
        case .cover: return placed
        case .sheet: return sheetOffer(options.sizing ?? _PresentationSize(), placed: placed)
        case .popover, .alert, .confirmation, .menu: return .unspecified
        }
    }

    private func sheetOffer(_ sizing: _PresentationSize, placed: ProposedViewSize) -> ProposedViewSize {
        guard !CardGeometry.isCompact(size) else { return placed }
        let window = graph.rootLayout.safeSize
        var offer = placed
        if sizing.fitsWidth { offer.width = min(sizing.width, max(window.width - 40, 0)) }
        if sizing.fitsHeight { offer.height = min(sizing.heightMax, max(window.height - 64, 0)) }
        return offer
    }
}
