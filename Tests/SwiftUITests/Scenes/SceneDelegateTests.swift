import BrowserHost
import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// Records the delegates' callbacks.
@MainActor private var log: [String] = []

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("Made by hand"))
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnected") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        log += URLContexts.map(\.url.absoluteString)
    }
}

/// The delegate of an app without scenes; it owns the window.
private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var name = ""

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = GreetingController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("\(name) active") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("\(name) background") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("\(name) terminated") }
}

private final class GreetingController: UIViewController {
    override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "From UIKit"
        view.addSubview(label)
    }
}

private struct Modern: App {
    var body: some Scene { WindowGroup { Text("From SwiftUI") } }
}

@MainActor
@Suite("Delegates of scenes", .serialized)
struct SceneDelegateTests {
    /// A page of an app with this delegate.
    private func page(_ delegate: any UIApplicationDelegate, of app: some App = DelegateApp()) -> AppWindow {
        log = []
        UIApplication.shared.delegate = delegate
        let window = AppWindow(app: AppState(app), name: "App") {}
        window.environmentDidChange(WindowEnvironment(ClientEnvironment(viewport: CGSize(width: 400, height: 300))))
        return window
    }

    private func close(_ window: AppWindow) {
        window.windowDidClose()
        UIApplication.shared.delegate = nil
    }

    private func texts(_ window: AppWindow) -> Set<String> {
        Set(
            window.render()?.elements.values.compactMap {
                if case .text(let text) = $0.content { text.lines.flatMap(\.runs).map(\.text).joined() } else { nil }
            } ?? [])
    }

    @Test func `a scene delegate's window fills the page`() {
        let window = page(AppDelegate())
        #expect(texts(window) == ["Made by hand"])
        close(window)
    }

    @Test func `a scene delegate hears of its page's life`() {
        let window = page(AppDelegate())
        _ = window.render()
        window.open("https://example.org/menu")
        window.visibilityDidChange(isVisible: false)
        window.windowDidClose()
        #expect(log == ["active", "https://example.org/menu", "background", "disconnected"])
        UIApplication.shared.delegate = nil
    }

    @Test func `every page has a delegate and a window of its own`() {
        let (one, other) = (page(AppDelegate()), page(AppDelegate()))
        #expect(texts(one) == ["Made by hand"] && texts(other) == ["Made by hand"])
        one.windowDidClose()
        #expect(log.filter { $0 == "disconnected" }.count == 1)
        close(other)
    }

    @Test func `a root's new view is shown`() {
        let window = page(AppDelegate())
        _ = window.render()
        window.inContext {
            let root = UIApplication.shared.keyWindow?.rootViewController as? UIHostingController<Text>
            root?.rootView = Text("Another")
        }
        #expect(texts(window) == ["Another"])
        close(window)
    }

    @Test func `a delegate without scenes makes its window for each page`() {
        let window = page(OldDelegate())
        #expect(texts(window) == ["From UIKit"])
        close(window)
    }

    @Test func `a delegate without scenes reaches its own page alone`() {
        let (one, other) = (page(OldDelegate()), page(OldDelegate()))
        one.inContext {
            let delegate = UIApplication.shared.delegate as? OldDelegate
            delegate?.window?.rootViewController = UIHostingController(rootView: Text("Account of one"))
        }
        #expect(texts(one) == ["Account of one"])
        #expect(texts(other) == ["From UIKit"])
        one.windowDidClose()
        close(other)
    }

    @Test func `a delegate without scenes hears of its own page's life`() {
        let (one, other) = (page(OldDelegate()), page(OldDelegate()))
        for (window, name) in [(one, "one"), (other, "other")] {
            window.inContext { (UIApplication.shared.delegate as? OldDelegate)?.name = name }
            _ = window.render()
        }
        one.visibilityDidChange(isVisible: false)
        other.windowDidClose()
        close(one)
        #expect(
            log == [
                "one active", "other active", "one background", "other background", "other terminated",
                "one terminated",
            ])
    }

    @Test(arguments: [true, false])
    func `a closed page leaves nothing behind`(hasSceneDelegate: Bool) {
        weak var controller: UIViewController?
        do {
            let window = page(hasSceneDelegate ? AppDelegate() : OldDelegate())
            _ = window.render()
            window.inContext { controller = UIApplication.shared.keyWindow?.rootViewController }
            #expect(controller != nil)
            close(window)
        }
        #expect(controller == nil)
    }

    @Test func `another root takes the place of a scene's views`() {
        let window = page(EmptyDelegate(), of: Modern())
        #expect(texts(window) == ["From SwiftUI"])
        window.inContext {
            UIApplication.shared.windows.first?.rootViewController = UIHostingController(rootView: Text("Logged in"))
        }
        #expect(texts(window) == ["Logged in"])
        close(window)
    }

    @Test func `the app's own root presents over the page`() {
        let window = page(AppDelegate())
        _ = window.render()
        window.inContext {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: false)
        }
        #expect(texts(window).contains("Sure?"))
        close(window)
    }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}
