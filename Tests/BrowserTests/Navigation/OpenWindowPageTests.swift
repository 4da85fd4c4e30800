import BrowserTesting
import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import ViewTree

private struct Shop: App {
    var body: some Scene {
        WindowGroup { Counter() }
        Window("Scales", id: "scales") { Scales() }
    }
}

private struct Counter: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text(verbatim: "counter")
        Button("Open scales") { openWindow(id: "scales") }
    }
}

private struct Scales: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text(verbatim: "inside the scales")
        Button("Done") { dismissWindow() }
    }
}

/// Windows that an app opens, and notifications, in a browser.
@MainActor
@Suite("Opened windows in a browser", .timeLimit(.minutes(2)))
struct OpenWindowPageTests {
    @Test func `where pop-ups are blocked, a window is a card over the page`() async throws {
        try await ViewPage.run(app: Shop()) { view in
            try await view.page.evaluate("window.open = () => null")
            try await view.press(button: "Open scales")
            try await view.waitForText("inside the scales")
            try await view.waitForText("counter")
            try await view.press(button: "Done")
            try await view.page.waitFor("!document.body.textContent.includes('inside the scales')")
        }
    }

    @Test func `a page at the address that is opened shows that window alone`() async throws {
        try await ViewPage.run(app: Shop()) { view in
            try await view.page.evaluate(
                "window.open = (...given) => { window.given = given.map(String); return { focus() {} }; }")
            try await view.press(button: "Open scales")
            try await view.page.waitFor("window.given")
            let given = try await view.page.evaluate("window.given")
            let address = try #require(given.array?.first?.string.flatMap { URL(string: $0) })
            try await view.open("/?" + (address.query ?? ""))
            try await view.waitForText("inside the scales")
            #expect(try await view.page.evaluate("document.body.textContent.includes('counter')") == false)
            #expect(try await view.page.evaluate("document.title") == "Scales")
        }
    }

    @Test func `a notification that the browser doesn't show is a banner, and tells of a press`() async throws {
        try await ViewPage.run(Text(verbatim: "page")) { view in
            var pressed: [String] = []
            VisitorWindows.shared.notificationWasPressed = { name, _ in pressed.append(name) }
            view.window.window.graph.request(.notify(name: "tea", title: "Tea", body: "It is ready."))
            try await view.waitForText("It is ready.")
            #expect(try await view.page.evaluate("document.querySelector('.banner').getAttribute('role')") == "alert")
            try await view.page.evaluate("document.querySelector('.banner').click()")
            while pressed.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
            #expect(pressed == ["tea"])
            #expect(try await view.page.evaluate("document.querySelector('.banner')") == nil)
        }
    }
}
