import KissaTesting
import Testing
import UIKit

private final class Waiter: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        launches += 1
        return true
    }
}

private struct Served: App {
    @UIApplicationDelegateAdaptor(Waiter.self) var waiter
    var body: some Scene { WindowGroup { Launches() } }
}

private struct Launches: View {
    @EnvironmentObject private var waiter: Waiter
    var body: some View { Text("launched \(waiter.launches) times") }
}

private struct Unserved: App {
    var body: some Scene { WindowGroup { Text("alone") } }
}

/// Several apps in one process, one after the other.
@MainActor
struct DelegateTests {
    @Test func `an app's delegate is launched for it, and not for an app that comes later`() {
        let served = Served()
        #expect(TestWindow(app: served).has("launched 1 times"))
        #expect(UIApplication.shared.delegate === served.waiter)
        #expect(TestWindow(app: Unserved()).has("alone"))
        #expect(UIApplication.shared.delegate == nil && served.waiter.launches == 1)
        #expect(TestWindow(app: Served()).has("launched 1 times"))
        UIApplication.shared.delegate = nil
    }
}
