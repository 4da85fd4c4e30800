import CoreGraphics
import SwiftUICore

extension UISplitViewController {
    /// The current arrangement of the columns, never `automatic`. While the columns are collapsed, the last one before.
    public var displayMode: DisplayMode { columns.arrangement.mode }
    /// Always `tile`: columns are side by side.
    public var splitBehavior: SplitBehavior { .tile }
    /// Whether only one column is visible at a time, because the view is narrow.
    public var isCollapsed: Bool { columns.arrangement.isCollapsed }

    /// Shows a column: in the closest mode with it, or over the others while the columns are collapsed.
    public func show(_ column: Column) {
        guard !isCollapsed else { return goTo(column, animated: true) }
        guard !visibleColumns(in: columns.arrangement).contains(column) else { return }
        switch column {
        case .primary: choose(style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary, animated: true)
        case .supplementary where style == .tripleColumn: choose(.oneBesideSecondary, animated: true)
        default: break
        }
    }

    /// Hides a column: in the closest mode without it, or by going back from it while the columns are collapsed. The
    /// secondary column is always visible if they aren't.
    public func hide(_ column: Column) {
        guard visibleColumns(in: columns.arrangement).contains(column) else { return }
        guard !isCollapsed else {
            let before: Column = column == .secondary && style == .tripleColumn ? .supplementary : .primary
            return goTo(before, animated: true)
        }
        switch column {
        case .primary: choose(style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly, animated: true)
        case .supplementary: choose(.secondaryOnly, animated: true)
        default: break
        }
    }

    /// Shows one of the collapsed columns, if it has a controller.
    func goTo(_ column: Column, animated: Bool) {
        guard isCollapsed, columns.pages[column] != nil else { return }
        var arrangement = columns.arrangement
        arrangement.top = column
        arrange(arrangement, animated: animated)
    }

    /// Changes the mode until the app prefers another one.
    func choose(_ mode: DisplayMode, animated: Bool) {
        chosenMode = mode
        followMode(animated: animated)
    }

    /// Applies the chosen or the preferred mode.
    func followMode(animated: Bool) {
        guard !isCollapsed else { return }
        var arrangement = columns.arrangement
        arrangement.mode = chosenMode ?? available(preferredDisplayMode)
        arrange(arrangement, animated: animated)
    }

    /// The mode for a preferred one, with columns side by side.
    func available(_ mode: DisplayMode) -> DisplayMode {
        guard style == .tripleColumn else { return mode == .secondaryOnly ? mode : .oneBesideSecondary }
        switch mode {
        case .secondaryOnly: return .secondaryOnly
        case .oneBesideSecondary, .oneOverSecondary: return .oneBesideSecondary
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return .twoBesideSecondary
        case .automatic: return fittedWidth < Self.widthOfThree ? .oneBesideSecondary : .twoBesideSecondary
        }
    }

    /// The width from which three columns are shown unless the app prefers otherwise, in points.
    private static var widthOfThree: CGFloat { 1000 }

    func visibleColumns(in arrangement: SplitArrangement) -> Set<Column> {
        guard !arrangement.isCollapsed else { return [arrangement.top] }
        switch arrangement.mode {
        case .secondaryOnly: return [.secondary]
        case .twoBesideSecondary: return [.primary, .supplementary, .secondary]
        default: return style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
        }
    }

    /// Makes an arrangement the current one, and tells the delegate and the controllers of what that changes.
    func arrange(_ new: SplitArrangement, animated: Bool) {
        let old = columns.arrangement
        guard new != old else { return }
        let (before, after) = (visibleColumns(in: old), visibleColumns(in: new))
        if isFitted {
            if !new.isCollapsed, new.mode != old.mode { delegate?.splitViewController(self, willChangeTo: new.mode) }
            for column in Self.order where before.contains(column) && !after.contains(column) {
                delegate?.splitViewController(self, willHide: column)
            }
            for column in Self.order where after.contains(column) && !before.contains(column) {
                delegate?.splitViewController(self, willShow: column)
            }
        }
        move(to: new, animated: animated)
        displayModeButtonItem.isHidden = new.isCollapsed
        for column in before.subtracting(after) { columns.pages[column]?.disappearWithChildren() }
        for column in after.subtracting(before) { columns.pages[column]?.appearWithChildren() }
    }

    private static var order: [Column] { [.primary, .supplementary, .secondary, .compact] }

    private func move(to new: SplitArrangement, animated: Bool) {
        guard animated, !new.isCollapsed else { return Motion.change(animated) { columns.arrangement = new } }
        withAnimation(.snappy(duration: 0.3)) { columns.arrangement = new }
    }

    /// Handles a press of the button in a classic split view.
    func pressModeButton() {
        let mode = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        let other: DisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
        choose(mode == .automatic ? other : available(mode), animated: true)
    }
}
