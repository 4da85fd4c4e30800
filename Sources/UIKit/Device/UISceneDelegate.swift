import Foundation

/// Hears of a scene's life. No such delegate is made here: SwiftUI's `scenePhase` tells a page's.
///
/// See [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing by itself. Never called.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing by itself. Never called.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing by itself. Never called.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing by itself. Never called.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing by itself. Never called.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing by itself. Never called.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing by itself. Never called.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Hears of the life of a scene of windows: as `UISceneDelegate`, of which see.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The page, which can't be changed for another.
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
