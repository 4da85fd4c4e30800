import BrowserHost
import DisplayList
import Foundation
import SwiftUI
import Testing

@MainActor private var log: [String] = []

private struct Shop: App {
    var body: some Scene {
        WindowGroup {
            Text(verbatim: "open")
                .onAppear { log.append("appear") }
                .onDisappear { log.append("disappear") }
        }
    }
}

@MainActor
@Suite("Windows of an app that close", .serialized)
struct ClosedWindowTests {
    private func window() -> AppWindow {
        log = []
        let window = AppWindow(app: AppState(Shop()), name: "Shop") {}
        window.environmentDidChange(
            WindowEnvironment(ClientEnvironment(viewport: CGSize(width: 400, height: 300)), visitor: "somebody"))
        _ = window.render()
        return window
    }

    @Test func `views disappear when their window closes`() {
        window().windowDidClose()
        #expect(log == ["appear", "disappear"])
    }

    @Test func `a window that loses its client and gets it back has closed nothing`() {
        let window = window()
        window.visibilityDidChange(isVisible: false)
        _ = window.render()
        window.visibilityDidChange(isVisible: true)
        _ = window.render()
        #expect(log == ["appear"])
        window.windowDidClose()
    }

    @Test func `a window that closes before it has shown anything does nothing`() {
        log = []
        AppWindow(app: AppState(Shop()), name: "Shop") {}.windowDidClose()
        #expect(log == [])
    }
}
