import Foundation

/// The life cycle of a scene. Every page has a delegate of its own, made when the page is opened: of the class that the
/// app's delegate says in `application(_:configurationForConnecting:options:)`, in an app from before `App` also the one
/// that the property list names, or the only one that there is.
///
/// See [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The page was opened. An app from before `App` makes its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The page was closed for good.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The page came into sight.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The page goes out of sight.
    func sceneWillResignActive(_ scene: UIScene)
    /// The page comes into sight.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The page went out of sight.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The page was opened at an address of the app's, or such an address was opened in it. SwiftUI's `onOpenURL` gets it
    /// too.
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
    /// An entry of the icon's menu was chosen. Never called.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The page. Setting it has no effect.
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
