import Foundation

/// The life cycle of a scene. Every page has its own delegate, which is created when the page is opened. Its class is
/// the one that the app delegate returns from `application(_:configurationForConnecting:options:)`. In an app with
/// UIKit's life cycle it can also be the one in the property list, or the only class that conforms to
/// `UIWindowSceneDelegate`.
///
/// See [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The page was opened. An app with UIKit's life cycle creates its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The page was closed for good.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The page became visible.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The page is being hidden.
    func sceneWillResignActive(_ scene: UIScene)
    /// The page is becoming visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The page was hidden.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The page was opened with a URL of the app's, or such a URL was opened in it. SwiftUI's `onOpenURL` gets it too.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing by default.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing by default.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
    /// An item of the icon's menu was selected. Never called.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// SwiftUI's window. Setting it has no effect.
    public var window: UIWindow? {
        get { .page }
        set {}
    }

    /// Calls the handler with false. Never called.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
