import Foundation

/// What a system knows of a scene, also while it is away. A page is one scene, SwiftUI's, so an app makes none.
///
/// See [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession).
@MainActor
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    static let page = UISceneSession()

    public let role = Role.windowApplication
    public let persistentIdentifier = "page"
    public var userInfo: [String: Any]?
    public var scene: UIScene? { UIWindowScene.page }
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}

/// Which classes a scene is made of.
///
/// See [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration). An app's delegate may make
/// one, but nobody asks it to: what it names isn't made.
@MainActor
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var sceneClass: AnyClass?
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

extension UIScene {
    /// Why a scene is made: for no address, as a page's own comes to `onOpenURL`.
    @MainActor
    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        public var sourceApplication: String? { nil }
    }

    public var session: UISceneSession { .page }
}

/// An address that a scene is to open.
@MainActor
public final class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// An entry of the menu of an app's icon, which a page hasn't got.
///
/// See [UIApplicationShortcutItem](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem).
@MainActor
public final class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let userInfo: [String: any Sendable]?

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
