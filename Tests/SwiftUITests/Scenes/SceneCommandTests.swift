import DisplayList
import Foundation
import Testing

@testable import BrowserHost
@testable import SwiftUI

private struct Plain: App {
    var body: some Scene { WindowGroup { Text("a") }.commands { Keys(key: "a") } }
}

private struct Removed: App {
    var body: some Scene { WindowGroup { Text("a") }.commands { Keys(key: "a") }.commandsRemoved() }
}

private struct Replaced: App {
    var body: some Scene {
        WindowGroup { Text("a") }.commands { Keys(key: "a") }.commandsReplaced { Keys(key: "b") }
    }
}

/// Commands, scenes and dialogs in one app.
private struct Later: App {
    var body: some Scene {
        Parts.scenes.commandsRemoved().commands { Parts.commands }
            .backgroundTask(.appRefresh("refresh")) {}
            .backgroundTask(.urlSession) { (_: String) in }
            .dialogSuppressionToggle(isSuppressed: .constant(true))
    }
}

private struct Keys: Commands {
    let key: Character
    var body: some Commands {
        CommandMenu("Menu") { Button("Act") {}.keyboardShortcut(KeyEquivalent(key)) }
    }
}

/// A nonisolated type, as in many apps.
private enum Parts {
    @CommandsBuilder static var commands: some Commands {
        EmptyCommands()
        SidebarCommands()
    }

    @SceneBuilder static var scenes: some Scene {
        WindowGroup { Text(verbatim: "a") }
        WindowGroup(id: "b") { Text(verbatim: "b") }
    }
}

@MainActor
@Suite("Commands of scenes")
struct SceneCommandTests {
    private func shortcuts<A: App>(_ app: A) -> Set<String> {
        let window = AppWindow(app: AppState(app), name: "App") {}
        window.environmentDidChange(WindowEnvironment(ClientEnvironment(viewport: CGSize(width: 400, height: 300))))
        defer { window.windowDidClose() }
        return Set(window.render()?.elements.values.compactMap { $0.input.shortcut?.first } ?? [])
    }

    @Test func `commands are heard until they are removed`() {
        #expect(shortcuts(Plain()) == ["a"])
        #expect(shortcuts(Removed()).isEmpty)
    }

    @Test func `commands in the place of others are heard alone`() {
        #expect(shortcuts(Replaced()) == ["b"])
    }

    @Test func `a type that isn't isolated builds commands and scenes`() {
        #expect(shortcuts(Later()).isEmpty)
    }
}
