import Foundation

/// The life cycle of a scene. No such delegate is created here: use SwiftUI's `scenePhase`.
///
/// See [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene was made. Never called.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone. Never called.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in use. Never called.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to be out of use. Never called.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen. Never called.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is no longer seen. Never called.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The scene is to open addresses. Never called: SwiftUI's `onOpenURL` gets them.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing by default. Never called.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing by default. Never called.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing by default. Never called.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing by default. Never called.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing by default. Never called.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing by default. Never called.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing by default. Never called.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The life cycle of a scene with windows. As with `UISceneDelegate`, no such delegate is created here.
@MainActor
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
