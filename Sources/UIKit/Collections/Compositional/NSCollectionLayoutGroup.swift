import CoreGraphics
import Foundation

/// Items in a row or a column, or where the app says.
///
/// See [NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The items again and again, until the room is used up.
        case line(NSLayoutConstraint.Axis)
        /// So many of the same length.
        case equal(NSLayoutConstraint.Axis, count: Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// What is in it.
    public let subitems: [NSCollectionLayoutItem]
    /// The room between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        (self.arrangement, self.subitems) = (arrangement, subitems)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Items side by side, again and again while there is room.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal)) }

    /// So many items of the same width, side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .equal(.horizontal, count: max(count, 1)))
    }

    /// So many items of the same width, side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Items one below the other, again and again while there is room.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical)) }

    /// So many items of the same height, one below the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .equal(.vertical, count: max(count, 1)))
    }

    /// So many items of the same height, one below the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Items where the app says.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }
}

/// Says where the items of a group are.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A cell's place that the app says.
///
/// See [NSCollectionLayoutGroupCustomItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem).
public final class NSCollectionLayoutGroupCustomItem: NSObject, Sendable {
    /// The rectangle in the group.
    public let frame: CGRect
    /// What lies in front: the greater number.
    public let zIndex: Int

    /// A place in the group.
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// What sections are laid out in.
///
/// See [NSCollectionLayoutEnvironment](https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// How much room there is.
    var container: any NSCollectionLayoutContainer { get }
    /// Light or dark, how large texts are, and so on.
    var traitCollection: UITraitCollection { get }
}

/// How much room there is for items.
///
/// See [NSCollectionLayoutContainer](https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// With the insets.
    var contentSize: CGSize { get }
    /// Without them.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Without them.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room of a collection or of a group in it.
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
