import AppIntents
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting
import ViewTree

private final class Guest: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

private struct WeakGuest { weak var guest: Guest? }

private struct GreetIntent: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    static let manager = AppDependencyManager()
    /// The same intent for all windows.
    static let shared = GreetIntent()
    @AppDependency(manager: GreetIntent.manager) private var guest: Guest

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Hello \(guest.name).") }
}

private struct GreetingPage: View {
    var body: some View {
        Button("Greet", intent: GreetIntent.shared)
        if let parts = ViewGraph.current?.parts { WindowAttachments(parts: parts) }
    }
}

@MainActor @Suite("Dependencies of windows") struct WindowDependencyTests {
    private func add(_ guest: Guest, to manager: AppDependencyManager, in window: TestWindow) {
        window.graph.inContext { manager.add(dependency: guest) }
    }

    private func isGreeted(_ window: TestWindow) -> Bool { window.texts.contains { $0.hasPrefix("Hello") } }

    @Test func `an intent gets the object of its window, or that of the process`() async {
        let windows = (0..<3).map { _ in TestWindow(portrait: GreetingPage()) }
        GreetIntent.manager.add(dependency: Guest("everybody"))
        add(Guest("Ada"), to: GreetIntent.manager, in: windows[0])
        add(Guest("Grace"), to: GreetIntent.manager, in: windows[1])
        for (window, name) in zip(windows, ["Ada", "Grace", "everybody"]) {
            window.press(button: "Greet")
            await window.render { isGreeted(window) }
            #expect(window.texts.contains("Hello \(name)."))
        }
    }

    @Test func `a window's objects are let go of when it ends`() {
        let (manager, window) = (AppDependencyManager(), TestWindow(portrait: GreetingPage()))
        let kept = {
            let guest = Guest("Ada")
            add(guest, to: manager, in: window)
            return WeakGuest(guest: guest)
        }()
        #expect(kept.guest != nil)
        window.graph.teardown()
        #expect(kept.guest == nil)
    }
}
