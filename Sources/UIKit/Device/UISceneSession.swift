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
    /// Custom data of the app's. It is one value for all visitors, and isn't stored.
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
    /// The name of the configuration in the app's property list. Nothing is looked up by it.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene's class. Kept, and never made.
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

/// An entry of the menu of an app's icon. A page has no such menu.
///
/// See [UIApplicationShortcutItem](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem).
@preconcurrency @MainActor
public final class UIApplicationShortcutItem: NSObject {
    /// What the entry is, in the app's own terms.
    public let type: String
    /// The entry's text.
    public let localizedTitle: String
    /// A smaller text below it.
    public let localizedSubtitle: String?
    /// Custom data for when the entry is chosen.
    public let userInfo: [String: any Sendable]?

    /// An entry of a menu. It is shown nowhere.
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
