import CoreGraphics

extension UISplitViewController {
    /// The width below which the columns are over each other, as in SwiftUI's split view.
    private static var widthMin: CGFloat { 700 }

    /// Collapses or expands the columns for a width of the view. Called before its content is laid out.
    func fit(_ width: CGFloat) {
        guard width > 0 else { return }
        fittedWidth = width
        if (width < Self.widthMin) != isCollapsed { if isCollapsed { expand() } else { collapse() } }
        followMode(animated: false)
        isFitted = true
    }

    private func collapse() {
        var arrangement = columns.arrangement
        arrangement.isCollapsed = true
        arrangement.top = style == .unspecified ? topOfClassic() : topColumn()
        arrange(arrangement, animated: false)
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// The column that is visible after the columns collapse: the last one with a controller, unless the delegate has
    /// another one.
    private func topColumn() -> Column {
        let proposed = [Column.compact, .secondary, .supplementary].first { columns.pages[$0] != nil } ?? .primary
        let wanted = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        return wanted.flatMap { columns.pages[$0] == nil ? nil : $0 } ?? proposed
    }

    private func topOfClassic() -> Column {
        if let primary = delegate?.primaryViewController(forCollapsing: self) { put(primary, in: .primary) }
        guard let primary = columns.pages[.primary], let secondary = columns.pages[.secondary] else { return .primary }
        let isLeft = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        return isLeft ? .primary : .secondary
    }

    private func expand() {
        var arrangement = columns.arrangement
        arrangement.isCollapsed = false
        arrangement.mode = style == .unspecified ? modeOfClassic() : expandedMode()
        arrange(arrangement, animated: false)
        delegate?.splitViewControllerDidExpand(self)
    }

    private func expandedMode() -> DisplayMode {
        let proposed = chosenMode ?? available(preferredDisplayMode)
        let wanted = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        let mode = available(wanted ?? proposed)
        if mode != proposed { chosenMode = mode }
        return mode
    }

    private func modeOfClassic() -> DisplayMode {
        if let primary = delegate?.primaryViewController(forExpanding: self) { put(primary, in: .primary) }
        if let primary = columns.pages[.primary],
            let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        {
            put(secondary, in: .secondary)
        }
        return chosenMode ?? available(preferredDisplayMode)
    }
}
