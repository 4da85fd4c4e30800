import CoreGraphics

/// The app's wishes for the width of a column.
struct SplitWidth: Equatable {
    var preferred = UISplitViewController.automaticDimension
    /// As a fraction of the split view's width.
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// The width of the column in a split view.
    /// - Parameters:
    ///   - total: The split view's width.
    ///   - ideal: The width without a wish.
    func resolved(in total: CGFloat, ideal: CGFloat) -> CGFloat {
        var width = preferred >= 0 ? preferred : fraction >= 0 ? fraction * total : ideal
        if maximum >= 0 { width = min(width, maximum) }
        if minimum >= 0 { width = max(width, minimum) }
        return min(width, total)
    }
}

extension UISplitViewController {
    /// The width that the app would like for the primary column, in points.
    public var preferredPrimaryColumnWidth: CGFloat {
        get { width(.primary).preferred }
        set { columns.widths[.primary, default: SplitWidth()].preferred = newValue }
    }
    /// The width that the app would like for the primary column, as a fraction of the view's. `preferredPrimaryColumnWidth`
    /// comes before it.
    public var preferredPrimaryColumnWidthFraction: CGFloat {
        get { width(.primary).fraction }
        set { columns.widths[.primary, default: SplitWidth()].fraction = newValue }
    }
    /// The least width of the primary column, in points.
    public var minimumPrimaryColumnWidth: CGFloat {
        get { width(.primary).minimum }
        set { columns.widths[.primary, default: SplitWidth()].minimum = newValue }
    }
    /// The greatest width of the primary column, in points.
    public var maximumPrimaryColumnWidth: CGFloat {
        get { width(.primary).maximum }
        set { columns.widths[.primary, default: SplitWidth()].maximum = newValue }
    }
    /// The width of the primary column, in points; that of the view while the columns are collapsed.
    public var primaryColumnWidth: CGFloat { currentWidth(of: .primary) }

    /// The width that the app would like for the supplementary column, in points.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { width(.supplementary).preferred }
        set { columns.widths[.supplementary, default: SplitWidth()].preferred = newValue }
    }
    /// The width that the app would like for the supplementary column, as a fraction of the view's.
    /// `preferredSupplementaryColumnWidth` comes before it.
    public var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { width(.supplementary).fraction }
        set { columns.widths[.supplementary, default: SplitWidth()].fraction = newValue }
    }
    /// The least width of the supplementary column, in points.
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { width(.supplementary).minimum }
        set { columns.widths[.supplementary, default: SplitWidth()].minimum = newValue }
    }
    /// The greatest width of the supplementary column, in points.
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { width(.supplementary).maximum }
        set { columns.widths[.supplementary, default: SplitWidth()].maximum = newValue }
    }
    /// The width of the supplementary column, in points; that of the view while the columns are collapsed.
    public var supplementaryColumnWidth: CGFloat { currentWidth(of: .supplementary) }

    private func width(_ column: Column) -> SplitWidth { columns.widths[column] ?? SplitWidth() }

    private func currentWidth(of column: Column) -> CGFloat {
        isCollapsed ? fittedWidth : width(of: column, in: fittedWidth)
    }

    /// The width of a column beside the secondary one, in a split view of a width.
    func width(of column: Column, in total: CGFloat) -> CGFloat {
        width(column).resolved(in: total, ideal: column == .primary ? 280 : 320)
    }
}
