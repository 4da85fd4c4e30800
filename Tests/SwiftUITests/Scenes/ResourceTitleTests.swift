import SwiftUI
import Testing

@testable import SwiftUI

extension LocalizedStringResource {
    fileprivate static let sample = LocalizedStringResource("cups", defaultValue: "Cups", table: "Tea")
}

/// Scenes have the title that a resource gives them, which each window shows in its own language.
@MainActor @Suite("Titles of scenes that are resources")
struct ResourceTitleTests {
    private let cups = Text(.sample)

    @Test func `of windows`() {
        #expect(WindowGroup(.sample) { Text("a") }.windowTitle == cups)
        #expect(WindowGroup(.sample, id: "cups") { Text("a") }.windows.map(\.id) == ["cups"])
        #expect(WindowGroup(.sample, for: Int.self) { _ in Text("a") }.windowTitle == cups)
        #expect(WindowGroup(.sample, id: "cups", for: Int.self) { _ in Text("a") }.windowTitle == cups)
        #expect(Window(.sample, id: "cups") { Text("a") }.windowTitle == cups)
        #expect(UtilityWindow(.sample, id: "cups") { Text("a") }.windowTitle == cups)
    }

    @Test func `of extras in a menu bar`() {
        let inserted = Binding.constant(true)
        #expect(MenuBarExtra(.sample) { Text("a") }.windowTitle == cups)
        #expect(MenuBarExtra(.sample, isInserted: inserted) { Text("a") }.windowTitle == cups)
        #expect(MenuBarExtra(.sample, image: "cup") { Text("a") }.windowTitle == cups)
        #expect(MenuBarExtra(.sample, systemImage: "star") { Text("a") }.windowTitle == cups)
        #expect(MenuBarExtra(.sample, systemImage: "star", isInserted: inserted) { Text("a") }.windowTitle == cups)
    }

    @Test func `and a literal is still a key, a string a text`() {
        let name = "Cups"
        #expect(Window("Cups", id: "a") { Text("a") }.windowTitle == Text(LocalizedStringKey("Cups")))
        #expect(Window(name, id: "a") { Text("a") }.windowTitle == Text(verbatim: "Cups"))
        #expect(WindowGroup("Cups") { Text("a") }.windowTitle == Text(LocalizedStringKey("Cups")))
        #expect(WindowGroup(name) { Text("a") }.windowTitle == Text(verbatim: "Cups"))
        _ = CommandMenu("Cups") { Button(name) {} }
        _ = CommandMenu(.sample) { Button(.sample) {} }
        _ = Window(name, id: "a") { Text("a") }.dialogSuppressionToggle(.sample, isSuppressed: .constant(true))
        _ = Window(name, id: "a") { Text("a") }.dialogSuppressionToggle("Cups", isSuppressed: .constant(true))
    }
}
