import Foundation
@_spi(Nodes) import ViewTree

extension WindowLayer {
    /// What the content of the card goes by. A sheet or a cover is a window of its own. One that is as large as its content
    /// offers what it can grow to; what else lies over the window, as popovers and menus, always is as large as its
    /// content: the window itself counts.
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
