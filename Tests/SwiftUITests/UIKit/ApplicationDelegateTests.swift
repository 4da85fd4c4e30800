import Combine
import SwiftUI
import SwiftUICore
import Testing

@testable import UIKit

private final class Waiter: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var heard: [String]

    override init() {
        heard = ["made"]
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        heard.append("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
}

/// A delegate without an initializer of its own.
private final class Quiet: NSObject, UIApplicationDelegate {
    let name = "quiet"
}

private struct Shop: App {
    @UIApplicationDelegateAdaptor(Waiter.self) var waiter
    var body: some Scene { WindowGroup { Text(verbatim: waiter.heard.joined(separator: " ")) } }
}

@MainActor
@Suite("An app's delegate", .serialized)
struct ApplicationDelegateTests {
    @Test func `the adaptor makes the delegate by its own initialiser`() {
        #expect(Shop().waiter.heard == ["made"])
        #expect(UIApplicationDelegateAdaptor(Quiet.self).wrappedValue.name == "quiet")
        #expect(UIApplication.shared.delegate is Quiet)
        UIApplication.shared.delegate = nil
    }

    @Test func `it hears of the first window and of the last`() {
        let shop = Shop()
        // Other tests in this process may have open windows.
        let others = UIApplication.shared.visible
        UIApplication.shared.visible = []
        defer { (UIApplication.shared.delegate, UIApplication.shared.visible) = (nil, others) }
        UIApplication.shared.finishLaunching()
        let one = ViewGraph(), two = ViewGraph()
        for (graph, isVisible) in [(one, true), (two, true), (one, false), (two, false), (two, true), (two, false)] {
            UIApplication.shared.window(graph, isVisible: isVisible)
        }
        #expect(shop.waiter.heard == ["made", "launched", "active", "background", "active", "background"])
    }
}
