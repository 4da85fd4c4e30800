import Foundation
import SwiftUICore

/// What a tab bar shows for a controller.
///
/// See [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
open class UITabBarItem: UIBarItem {
    /// Tabs that many apps have: each has a system symbol and title.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed

        fileprivate var look: (symbol: String, word: String) {
            switch self {
            case .more: ("ellipsis", "More")
            case .favorites: ("star.fill", "Favorites")
            case .featured: ("star.fill", "Featured")
            case .topRated: ("star.fill", "Top Rated")
            case .recents: ("clock.fill", "Recents")
            case .contacts: ("person.crop.circle", "Contacts")
            case .history: ("clock.fill", "History")
            case .bookmarks: ("book.fill", "Bookmarks")
            case .search: ("magnifyingglass", "Search")
            case .downloads: ("square.and.arrow.down", "Downloads")
            case .mostRecent: ("clock.fill", "Most Recent")
            case .mostViewed: ("list.number", "Most Viewed")
            }
        }
    }

    /// A tab without a title and image.
    public override init() { super.init() }

    /// A tab with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// A tab with a title, an image, and another image for its selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage? = nil) {
        self.init()
        (look.title, look.image, look.selectedImage) = (title, image, selectedImage)
    }

    /// A system tab. Its title is in English.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        look.image = UIImage(systemName: systemItem.look.symbol)
        look.title = systemItem.look.word
    }

    /// The colors of all tabs; other attributes have no effect here.
    override func titleAttributesOfAllDidChange() {
        BarLook.shared.unselectedTab = look.titleAttributes.own(.normal).color ?? BarLook.shared.unselectedTab
        BarLook.shared.tabTint = look.titleAttributes.own(.selected).color ?? BarLook.shared.tabTint
    }

    /// The image while the tab is selected; nil uses `image`.
    open var selectedImage: UIImage? {
        get { look.selectedImage }
        set { look.selectedImage = newValue }
    }
    /// The badge text, such as a number; nil for none.
    open var badgeValue: String? {
        get { look.badge }
        set { look.badge = newValue }
    }
    /// Stored, but has no effect here: badges are red.
    open var badgeColor: UIColor?
}
