import Foundation
import KissaTesting
import SwiftUI
import Testing

private struct Mail: Codable, Hashable {
    var number: Int
}

private struct Post: App {
    var body: some Scene {
        WindowGroup { Desk() }
        WindowGroup("Letter", id: "letter", for: Mail.self) { $mail in
            Letter(mail: $mail)
        }
        Window("Scales", id: "scales") { Inside(name: "scales") }
        WindowGroup(id: "note") { Inside(name: "note") }
        WindowGroup(id: "hours") { Text(verbatim: "hours") }.handlesExternalEvents(matching: ["hours"])
        Settings { Inside(name: "settings") }
    }
}

private struct Desk: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
        Text(verbatim: supportsMultipleWindows ? "desk with windows" : "desk")
        Button("Letter 7") { openWindow(value: Mail(number: 7)) }
        Button("Letter 8") { openWindow(id: "letter", value: Mail(number: 8)) }
        Button("Scales") { openWindow(id: "scales") }
        Button("Note") { openWindow(id: "note") }
        Button("Settings") { openSettings() }
        Button("Nothing") { openWindow(id: "nothing") }
        Button("Close letter 7") { dismissWindow(value: Mail(number: 7)) }
    }
}

private struct Letter: View {
    @Binding var mail: Mail?

    var body: some View {
        Text(verbatim: mail.map { "letter \($0.number)" } ?? "no letter")
        Button("Next") { mail?.number += 1 }
    }
}

private struct Inside: View {
    let name: String
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text(verbatim: "inside \(name)")
        Button("Done") { dismissWindow() }
    }
}

/// `openWindow` and `dismissWindow`: each window is a browser page.
@MainActor
@Suite("Windows that an app opens")
struct OpenWindowTests {
    @Test func `a window for a value has the value, which is its own`() throws {
        let desk = TestWindow(app: Post())
        #expect(desk.has("desk with windows"))
        try desk.tap("Letter 7")
        try desk.tap("Letter 8")
        #expect(desk.openedWindows.count == 2)
        #expect(desk.openedWindows[0].has("letter 7"))
        #expect(desk.openedWindows[1].has("letter 8"))
        try desk.openedWindows[0].tap("Next")
        #expect(desk.openedWindows[0].has("letter 8"))
        #expect(desk.has("desk with windows"))
    }

    @Test func `windows are opened by their identifiers`() throws {
        let desk = TestWindow(app: Post())
        for name in ["Scales", "Note", "Settings"] { try desk.tap(ElementQuery(stringLiteral: name)) }
        #expect(desk.openedWindows.map { $0.has("inside scales") } == [true, false, false])
        #expect(desk.openedWindows.map { $0.has("inside note") } == [false, true, false])
        #expect(desk.openedWindows.map { $0.has("inside settings") } == [false, false, true])
    }

    @Test func `of one window there is one address, of others each has its own`() throws {
        let desk = TestWindow(app: Post())
        for name in ["Scales", "Scales", "Letter 7", "Letter 7", "Note", "Note"] {
            try desk.tap(ElementQuery(stringLiteral: name))
        }
        let addresses = desk.openedWindowAddresses
        #expect(addresses.count == 6)
        #expect(addresses[0] == addresses[1] && addresses[2] == addresses[3])
        #expect(Set(addresses).count == 4)
    }

    @Test func `a window that no scene has isn't opened`() throws {
        let desk = TestWindow(app: Post())
        try desk.tap("Nothing")
        #expect(desk.openedWindows.isEmpty)
    }

    @Test func `windows are closed from inside and from elsewhere`() throws {
        let desk = TestWindow(app: Post())
        try desk.tap("Scales")
        try desk.tap("Letter 7")
        try desk.tap("Letter 8")
        let (scales, letters) = (desk.openedWindows[0], desk.openedWindows.dropFirst())
        try scales.tap("Done")
        #expect(scales.isClosed)
        try desk.tap("Close letter 7")
        for letter in letters { letter.settle() }
        #expect(letters.map(\.isClosed) == [true, false])
        #expect(!desk.isClosed)
    }

    @Test func `where the browser opens no page, a card over this one is the window`() throws {
        let desk = TestWindow(app: Post())
        try desk.tap("Scales")
        let address = try #require(desk.openedWindowAddresses.first)
        desk.open(try #require(URL(string: "http://test" + address)))
        #expect(desk.has("inside scales"))
        try desk.tap("Done")
        #expect(!desk.has("inside scales"))
        #expect(!desk.isClosed)
        #expect(desk.has("desk with windows"))
    }

    @Test func `another visitor's window opens for nobody else`() throws {
        let desk = TestWindow(app: Post())
        try desk.tap("Letter 7")
        let address = try #require(desk.openedWindowAddresses.first)
        var settings = desk.settings
        settings.storage = TestStorage()
        let stranger = desk.openAnother(settings)
        stranger.open(try #require(URL(string: "http://test" + address)))
        #expect(!stranger.has("letter 7"))
        #expect(stranger.has("desk with windows"))
    }
}
