import Foundation

/// Hears of the process's life: `@UIApplicationDelegateAdaptor` in an `App` makes one.
///
/// See [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate). What the system would ask
/// for on a phone, notifications and scenes of UIKit's, is never asked here.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// Returns true. What is returned has no effect.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns true. What is returned has no effect.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing by itself.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing by itself.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing by itself.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing by itself.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing by itself.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing by itself.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// All orientations. Never asked for.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// The session's own configuration. Never asked for.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing by itself. Never called.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
