import Foundation

/// Is notified of the process's life cycle: `@UIApplicationDelegateAdaptor` in an `App` makes one, or it is the app's
/// entry point (`@main`). An entry point that has no scene delegate makes the windows: then every page that is opened has
/// a delegate of its own, which is launched with the page, hears of its life, and terminates with it.
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
    /// Called when the first window of all came into sight, after `applicationWillEnterForeground`.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the last window of all went out of sight.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the last window of all went out of sight, after `applicationWillResignActive`.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the first window of all came into sight.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The process is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Never called: a browser doesn't report it to a page.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Which orientations a window may have. Never called.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Which configuration a scene is made by: asked for each page. Only `delegateClass` matters.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Scenes were closed for good. Never called.
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
