import DisplayList
import Foundation
import Testing
import ViewTesting

@testable import BrowserHost
@testable import SwiftUI

private struct Grouped: App {
    var body: some Scene {
        Group {
            Settings { Text("settings") }
            WindowGroup { Text("a") }
        }
        .commands { Keys(isLong: true) }
    }
}

private struct Keys: Commands {
    let isLong: Bool

    var body: some Commands {
        Group {
            CommandMenu("Menu") { Button("Act") {}.keyboardShortcut("a") }
            CommandMenu("Other") { Button("Act") {}.keyboardShortcut("b") }
        }
    }
}

private struct Conditional: App {
    var isOpen = true

    var body: some Scene {
        if isOpen { WindowGroup { Text("a") } }
        WindowGroup(id: "b") { Text("b") }
        if #available(macOS 999, *) { WindowGroup(id: "c") { Text("c") } }
    }
}

/// An app whose only scene depends on a condition.
private struct Closed: App {
    var isOpen = false
    var body: some Scene { if isOpen { WindowGroup { Text("a") } } }
}

@MainActor
@Suite("Groups of scenes and of commands")
struct SceneGroupTests {
    private func list<A: App>(_ app: A) -> DisplayList? {
        let window = AppWindow(app: AppState(app), name: "App") {}
        window.environmentDidChange(WindowEnvironment(ClientEnvironment(viewport: CGSize(width: 400, height: 300))))
        defer { window.windowDidClose() }
        return window.render()
    }

    @Test func `a group of scenes shows what its scenes show, and has their commands`() throws {
        #expect(Grouped().body.resolved?.windows.count == 2)
        let elements = try #require(list(Grouped())).elements.values
        #expect(elements.contains { $0.text == "a" })
        #expect(Set(elements.compactMap { $0.input.shortcut?.first }) == ["a", "b"])
    }

    @Test func `scenes of conditions are there while the conditions hold`() {
        #expect(Conditional().body.resolved?.windows.count == 3)
        #expect(Conditional(isOpen: false).body.resolved?.windows.count == 2)
        #expect(Closed().body.resolved?.windows.isEmpty == true)
        #expect(Closed().body.resolved?.windowContent == nil)
    }
}
