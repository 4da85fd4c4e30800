import Foundation

/// The persistent identity of a scene. A page is one scene, created by SwiftUI, so apps create no sessions.
///
/// See [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession).
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// A role by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Shows the app's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Shows something on another screen. No session here has this role.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    static let page = UISceneSession()

    /// `windowApplication`.
    public let role = Role.windowApplication
    /// "page", for every visitor.
    public let persistentIdentifier = "page"
    /// The app's custom data. It is one value for all visitors, and isn't saved.
    public var userInfo: [String: Any]?
    /// The page.
    public var scene: UIScene? { UIWindowScene.page }
    /// A configuration without a name, for the session's role.
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}

/// The classes that a scene is made of.
///
/// See [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration). A page's
/// scene delegate is made of `delegateClass`.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The name of the configuration in the app's property list. It isn't looked up there.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene's class. Stored, but never instantiated.
    public var sceneClass: AnyClass?
    /// The class of the scene's delegate, a subclass of `NSObject`. Each page has its own.
    public var delegateClass: AnyClass?

    /// A configuration of that name for that role. Its classes are nil.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

extension UIScene {
    /// The reasons for creating a scene. Always empty here: a page's URL is passed to SwiftUI's `onOpenURL`.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// Empty.
        public var urlContexts: Set<UIOpenURLContext> { [] }
        /// Nil.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        /// Nil.
        public var sourceApplication: String? { nil }
    }

    /// The one session of the page.
    public var session: UISceneSession { .page }
}

/// An address that a scene is to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// An item in the menu of an app's icon. A page has no such menu.
///
/// See [UIApplicationShortcutItem](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem).
@preconcurrency @MainActor
public final class UIApplicationShortcutItem: NSObject {
    /// The kind of the item, in the app's own terms.
    public let type: String
    /// The item's title.
    public let localizedTitle: String
    /// The item's subtitle.
    public let localizedSubtitle: String?
    /// The app's custom data for the item.
    public let userInfo: [String: any Sendable]?

    /// A menu item. It isn't shown anywhere.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil,
        userInfo: [String: any Sendable]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.userInfo = userInfo
        super.init()
    }
}
