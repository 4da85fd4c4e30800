import CoreGraphics
import Foundation

/// The configuration of a list section in a collection.
///
/// See
/// [UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
public struct UICollectionLayoutListConfiguration {
    /// The kinds of lists.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// Whether sections have headers: as supplementary views, or their first items.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// Whether sections have footers.
    public enum FooterMode: Int, Sendable { case none, supplementary }

    /// The kind of list.
    public var appearance: Appearance
    /// Whether sections have headers.
    public var headerMode = HeaderMode.none
    /// Whether sections have footers.
    public var footerMode = FooterMode.none
    /// Whether separators are drawn between rows.
    public var showsSeparators: Bool
    /// The background color; nil is the appearance's default.
    public var backgroundColor: UIColor?
    /// The space above a section without a supplementary header; nil is the appearance's default.
    public var headerTopPadding: CGFloat?

    /// Provides the swipe actions of a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Provides the swipe actions at a row's leading edge. It is asked when the row's cell is made or configured, not
    /// when the swipe begins.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Provides the swipe actions at a row's trailing edge. It is asked when the row's cell is made or configured, not
    /// when the swipe begins.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A configuration with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    @MainActor var section: NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = self
        section.contentInsets = insets
        let bar = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(38))
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: bar, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: bar, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }

    private var insets: NSDirectionalEdgeInsets {
        let side: CGFloat = appearance == .insetGrouped || appearance == .sidebar ? 16 : 0
        let top = headerTopPadding ?? (appearance == .plain || appearance == .sidebarPlain ? 0 : 18)
        let above = headerMode == .supplementary ? 0 : top
        return NSDirectionalEdgeInsets(top: above, leading: side, bottom: appearance == .plain ? 0 : 18, trailing: side)
    }

    func place(of index: Int, in count: Int) -> ListPlace {
        let isHeader = headerMode == .firstItemInSection && index == 0
        let first = headerMode == .firstItemInSection ? 1 : 0
        return ListPlace(
            appearance: appearance, isHeader: isHeader, isFirst: index == first, isLast: index == count - 1,
            showsSeparators: showsSeparators && !isHeader, swipes: isHeader ? nil : swipes)
    }
}

extension UICollectionLayoutListConfiguration {
    fileprivate var swipes: SwipeProviders? {
        let providers = SwipeProviders(
            leading: leadingSwipeActionsConfigurationProvider, trailing: trailingSwipeActionsConfigurationProvider)
        return providers.leading == nil && providers.trailing == nil ? nil : providers
    }
}

/// What provides the swipe actions of a list's rows.
struct SwipeProviders {
    let leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    let trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
}

/// The position of a row in its list section. Two are equal if they look alike.
struct ListPlace: Equatable {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    let isHeader: Bool
    let isFirst: Bool
    let isLast: Bool
    let showsSeparators: Bool
    var swipes: SwipeProviders?

    static func == (left: Self, right: Self) -> Bool {
        (left.appearance, left.isHeader, left.isFirst, left.isLast, left.showsSeparators)
            == (right.appearance, right.isHeader, right.isFirst, right.isLast, right.showsSeparators)
    }

    var isRounded: Bool { appearance == .insetGrouped }
}
