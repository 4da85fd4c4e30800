/// Which columns of a split view are visible.
struct SplitArrangement: Equatable {
    /// The columns side by side.
    var mode = UISplitViewController.DisplayMode.oneBesideSecondary
    /// Whether the columns are over each other.
    var isCollapsed = false
    /// The visible column while they are.
    var top = UISplitViewController.Column.primary
}
