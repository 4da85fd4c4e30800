import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct RoastKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var roast: Binding<Int>? {
        get { self[RoastKey.self] }
        set { self[RoastKey.self] = newValue }
    }
}

/// An app whose menus aren't displayed.
private struct Roastery: App {
    var body: some Scene {
        WindowGroup { Beans() }
            .commands {
                BeanCommands()
                SidebarCommands()
            }
    }
}

private struct BeanCommands: Commands {
    @FocusedBinding(\.roast) private var roast

    var body: some Commands {
        CommandMenu("Beans") {
            Button("Roast") { roast = (roast ?? 0) + 1 }.keyboardShortcut("r")
            Menu("More") {
                Button("Clear") { roast = 0 }.keyboardShortcut("k", modifiers: [.command, .shift])
            }
            Button("Burn") { roast = 100 }.keyboardShortcut("b").disabled((roast ?? 0) < 2)
        }
    }
}

private struct Beans: View {
    @State private var roast = 0
    @State private var tab = 0
    @State private var log: [String] = []

    var body: some View {
        VStack {
            Text(verbatim: "roast \(roast)")
            Text(verbatim: "log \(log.joined(separator: ","))")
            Button("Find") { log.append("find") }.keyboardShortcut("f").opacity(0)
            Button("Go") { log.append("go") }.keyboardShortcut("g").hidden()
            Button("Turn") { tab = 1 - tab }.keyboardShortcut("t")
            TabView(selection: $tab) {
                Text("One").tag(0)
                Button("Away") { log.append("away") }.keyboardShortcut("j").tag(1)
            }
        }
        .background { Button("Option") { log.append("option") }.keyboardShortcut("o", modifiers: .option).opacity(0) }
        .focusedSceneValue(\.roast, $roast)
    }
}

@MainActor
@Suite("Shortcuts in Chromium")
struct ShortcutPageTests {
    @Test func `commands are heard though nobody sees them`() async throws {
        try await ViewPage.run(app: Roastery()) { view in
            let page = view.page
            try await view.waitForText("roast 0")
            try await page.press("b", modifiers: [.control])
            try await page.press("r", modifiers: [.control])
            try await view.waitForText("roast 1")
            try await page.press("r", modifiers: [.control])
            try await view.waitForText("roast 2")
            try await page.press("b", modifiers: [.control])
            try await view.waitForText("roast 100")
            try await page.press("k", modifiers: [.control, .shift])
            try await view.waitForText("roast 0")
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `buttons that cannot be seen are heard and those of another tab are not`() async throws {
        try await ViewPage.run(app: Roastery()) { view in
            let page = view.page
            let away = "[...document.querySelectorAll('button')].find((it) => it.textContent === 'Away')"
            try await view.waitForText("roast 0")
            try await page.press("t", modifiers: [.control])
            // A tab's buttons hear nothing until it is shown.
            try await page.waitFor("(\(away)) && !(\(away)).closest('[inert]')")
            try await page.press("j", modifiers: [.control])
            try await view.waitForText("log away")
            try await page.press("t", modifiers: [.control])
            try await page.waitFor("(\(away)).closest('[inert]')")
            try await page.press("j", modifiers: [.control])
            try await page.press("f", modifiers: [.control])
            try await page.press("g", modifiers: [.control])
            try await page.press("o", modifiers: [.option])
            try await view.waitForText("log away,find,go,option")
        }
    }
}
