import CoreGraphics
import Foundation

/// Items in a row or a column, or at custom positions.
///
/// See [NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The subitems, repeated until the room is used up.
        case line(NSLayoutConstraint.Axis)
        /// A fixed number of items of equal length.
        case equal(NSLayoutConstraint.Axis, count: Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The group's subitems.
    public let subitems: [NSCollectionLayoutItem]
    /// The spacing between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        (self.arrangement, self.subitems) = (arrangement, subitems)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Items side by side, repeated while there is room.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal)) }

    /// A number of items of equal width, side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .equal(.horizontal, count: max(count, 1)))
    }

    /// A number of items of equal width, side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Items one below the other, repeated while there is room.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical)) }

    /// A number of items of equal height, one below the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .equal(.vertical, count: max(count, 1)))
    }

    /// A number of items of equal height, one below the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Items at custom positions.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }
}

/// Returns the positions of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A custom frame of an item.
///
/// See [NSCollectionLayoutGroupCustomItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem).
public final class NSCollectionLayoutGroupCustomItem: NSObject, Sendable {
    /// The frame in the group.
    public let frame: CGRect
    /// The z-order: a greater number is in front.
    public let zIndex: Int

    /// A frame in the group.
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// The environment in which sections are laid out.
///
/// See [NSCollectionLayoutEnvironment](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container and its size.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits: light or dark, the text size and so on.
    var traitCollection: UITraitCollection { get }
}

/// The container of items, with its size and insets.
///
/// See [NSCollectionLayoutContainer](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, including the insets.
    var contentSize: CGSize { get }
    /// The size inside the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the content.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The same as `contentInsets` here.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container of a collection or of a group in it.
@MainActor final class LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentInsets.inset(CGRect(origin: .zero, size: contentSize)).size }
}
