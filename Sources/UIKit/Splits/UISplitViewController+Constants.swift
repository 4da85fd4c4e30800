import CoreGraphics

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// The classic kind, with two controllers in `viewControllers`.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// The columns.
    public enum Column: Int, Sendable {
        /// The first column, the sidebar.
        case primary
        /// The column between the others, in the style of three.
        case supplementary
        /// The last column, which has the most space.
        case secondary
        /// What a narrow window shows in place of the columns.
        case compact
    }

    /// Which columns are visible, and how they share the space.
    public enum DisplayMode: Int, Sendable {
        /// As the split view decides; never the current mode.
        case automatic
        /// Only the secondary column.
        case secondaryOnly
        /// One column beside the secondary one: the supplementary one if there are three.
        case oneBesideSecondary
        /// The same as `oneBesideSecondary` here: columns never overlap.
        case oneOverSecondary
        /// Two columns beside the secondary one.
        case twoBesideSecondary
        /// The same as `twoBesideSecondary` here: columns never overlap.
        case twoOverSecondary
        /// The same as `twoBesideSecondary` here: no column leaves the window for others.
        case twoDisplaceSecondary

        /// The older name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The side where text begins.
        case leading
        /// The side where text ends. Has no effect here.
        case trailing
    }

    /// How the other columns share the space with the secondary one.
    public enum SplitBehavior: Int, Sendable {
        /// As the split view decides; never the current behavior.
        case automatic
        /// Side by side.
        case tile
        /// Over the secondary column. Never the current behavior here.
        case overlay
        /// The secondary column moves aside. Never the current behavior here.
        case displace
    }

    /// Whether there is a button for the sidebar.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// If `presentsWithGesture` is true.
        case automatic
        /// There is none.
        case never
        /// There is one.
        case always
    }

    /// The background of the primary column. Has no effect here: lists decide how they look.
    public enum BackgroundStyle: Int, Sendable {
        /// No special background.
        case none
        /// That of a sidebar.
        case sidebar
    }

    /// The value of widths and fractions that the split view decides.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
