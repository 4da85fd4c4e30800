import Foundation

/// Is notified of the process's life cycle: `@UIApplicationDelegateAdaptor` in an `App` creates one, or it is the app's
/// entry point (`@main`). If an entry point has no scene delegate, app delegates create the windows: every page has its
/// own, which is launched with the page, gets its life cycle events, and terminates with it.
///
/// See [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate). Methods for
/// remote notifications are never called here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The process has started, and there is no window yet. The options are nil, and the result is ignored.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called right after the previous method. The options are nil, and the result is ignored.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the first of all windows became visible, after `applicationWillEnterForeground`.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the last of all windows was hidden.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the last of all windows was hidden, after `applicationWillResignActive`.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the first of all windows became visible.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The process is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Never called: a browser doesn't report it to a page.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The orientations that a window supports. Never called.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Returns the configuration of a scene; called for each page. Only `delegateClass` is used.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Scenes were discarded. Never called.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// Returns true. The result is ignored.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns true. The result is ignored.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// All orientations. Never called.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// The session's own configuration, without a class.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing by default. Never called.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
