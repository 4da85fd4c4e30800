import DisplayList
import Foundation
import Testing
import ViewTesting

@testable import BrowserHost
@testable import SwiftUI

private struct Cafe: App {
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var scheme
    @MainActor static var heard: [String] = []

    var body: some Scene {
        WindowGroup {
            Words(scheme: scheme == .dark ? "dark" : "light")
        }
        .onChange(of: phase) { old, new in Cafe.heard.append("\(old) \(new)") }
        .environment(\.layoutDirection, .rightToLeft)
        .defaultSize(width: 400, height: 300)
        .commands {
            CommandGroup(replacing: .newItem) {
                Button("New cup") { Cafe.heard.append("new") }.keyboardShortcut("n")
            }
            CommandMenu("Beans") {
                Button("Roast") {}.keyboardShortcut("r", modifiers: [.command, .shift])
            }
            SidebarCommands()
        }
        Settings { Text("settings") }
    }
}

private struct Words: View {
    let scheme: String
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(verbatim: "\(scheme) \(direction == .rightToLeft ? "right" : "left")") }
}

/// An app whose settings scene comes first.
private struct Kiosk: App {
    var body: some Scene {
        Settings { Text("settings") }.defaultSize(width: 300, height: 200).commands { SidebarCommands() }
        WindowGroup("Kiosk") { Text("counter") }
        WindowGroup { Text("back room") }
    }
}

/// An app whose body reads a value that one of its views changes.
private struct Lamp: App {
    @AppStorage("lamp") private var isOn = false

    var body: some Scene {
        WindowGroup {
            Text(verbatim: isOn ? "on" : "off")
            Switch()
        }
    }

    private struct Switch: View {
        @AppStorage("lamp") private var isOn = false
        var body: some View { Button("turn") { isOn.toggle() } }
    }
}

/// Views in a nonisolated type, as in many apps.
private enum Corner {
    case one, two

    @ViewBuilder var content: some View {
        switch self {
        case .one: Text("a")
        case .two:
            Text("b")
            Text("c")
        }
    }
}

@MainActor
@Suite("Scenes", .serialized)
struct SceneTests {
    private func environment(dark: Bool) -> WindowEnvironment {
        var place = ClientEnvironment(viewport: CGSize(width: 400, height: 300))
        place.colorScheme = dark ? .dark : .light
        return WindowEnvironment(place)
    }

    private func texts(_ list: DisplayList?) -> [String] {
        (list?.elements.values).map { elements in
            elements.compactMap {
                if case .text(let content) = $0.content {
                    content.lines.flatMap(\.runs).map(\.text).joined()
                } else {
                    nil
                }
            }
        } ?? []
    }

    @Test func `an app reads the environment of the window that is evaluated`() {
        let state = AppState(Cafe())
        let day = AppWindow(app: state, name: "Cafe") {}, night = AppWindow(app: state, name: "Cafe") {}
        day.environmentDidChange(environment(dark: false))
        night.environmentDidChange(environment(dark: true))
        #expect(texts(day.render()).contains("light right"))
        #expect(texts(night.render()).contains("dark right"))
        day.environmentDidChange(environment(dark: true))
        #expect(texts(day.render()).contains("dark right"))
        for window in [day, night] { window.windowDidClose() }
    }

    @Test func `a page shows the first scene that isn't the settings`() {
        let window = AppWindow(app: AppState(Kiosk()), name: "Kiosk") {}
        window.environmentDidChange(environment(dark: false))
        let shown = texts(window.render())
        #expect(shown.contains("counter"))
        #expect(!shown.contains("settings"))
        #expect(!shown.contains("back room"))
        window.windowDidClose()
        #expect(Kiosk().body.resolved?.windowTitle == Text("Kiosk"))
        #expect(Settings { Text("settings") }.resolved?.windowContent != nil)
    }

    @Test func `an app's stored value is that of its windows visitor`() throws {
        let state = AppState(Lamp())
        let visitors = (0..<2).map { _ in "visitor \(UUID())" }
        let windows = visitors.map { visitor in
            let window = AppWindow(app: state, name: "Lamp") {}
            let place = ClientEnvironment(viewport: CGSize(width: 400, height: 300))
            window.environmentDidChange(WindowEnvironment(place, visitor: visitor))
            return window
        }
        let list = try #require(windows[0].render())
        #expect(texts(list).contains("off"))
        let button = try #require(list.elements.values.first { $0.input.events.contains(.press) })
        windows[0].handle(ElementEvent(element: button.id, frameSeen: 0, action: .press))
        #expect(texts(windows[0].render()).contains("on"))
        #expect(texts(windows[1].render()).contains("off"))
        for window in windows { window.windowDidClose() }
    }

    @Test func `a scene's change is heard in the window where it happens`() {
        Cafe.heard = []
        let window = AppWindow(app: AppState(Cafe()), name: "Cafe") {}
        window.environmentDidChange(environment(dark: false))
        _ = window.render()
        Cafe.heard = []
        window.visibilityDidChange(isVisible: false)
        #expect(Cafe.heard == ["active inactive", "inactive background"])
        window.windowDidClose()
    }

    @Test func `a window becomes active once its first views are there, and passes each phase on its way`() {
        Cafe.heard = []
        let window = AppWindow(app: AppState(Cafe()), name: "Cafe") {}
        window.environmentDidChange(environment(dark: false))
        #expect(Cafe.heard == [])
        #expect(texts(window.render()).contains("light right"))
        #expect(Cafe.heard == ["inactive active"])
        window.visibilityDidChange(isVisible: false)
        Cafe.heard = []
        window.visibilityDidChange(isVisible: true)
        #expect(Cafe.heard == ["background inactive", "inactive active"])
        window.windowDidClose()
    }

    @Test func `a window that is closed while it is seen goes to the background first`() {
        let window = AppWindow(app: AppState(Cafe()), name: "Cafe") {}
        window.environmentDidChange(environment(dark: false))
        _ = window.render()
        Cafe.heard = []
        window.windowDidClose()
        #expect(Cafe.heard == ["active inactive", "inactive background"])
    }

    @Test func `a page that is opened behind another one becomes active when somebody looks at it`() {
        let window = AppWindow(app: AppState(Cafe()), name: "Cafe") {}
        window.environmentDidChange(environment(dark: false))
        window.visibilityDidChange(isVisible: false)
        _ = window.render()
        Cafe.heard = []
        window.visibilityDidChange(isVisible: true)
        #expect(Cafe.heard == ["background inactive", "inactive active"])
        window.windowDidClose()
    }

    /// The intermediate phase is rendered before the final one.
    private struct Board: App {
        @Environment(\.scenePhase) private var phase
        var body: some Scene { WindowGroup { Text(verbatim: "\(phase)") } }
    }

    @Test func `what a phase has changed is shown the next time that the window is asked`() {
        let window = AppWindow(app: AppState(Board()), name: "Board") {}
        window.environmentDidChange(environment(dark: false))
        #expect(texts(window.render()).contains("active"))
        #expect(window.render() == nil)
        window.visibilityDidChange(isVisible: false)
        #expect(texts(window.render()).contains("background"))
        #expect(window.render() == nil)
        window.windowDidClose()
    }

    @Test func `commands are heard by their shortcuts`() throws {
        let window = AppWindow(app: AppState(Cafe()), name: "Cafe") {}
        window.environmentDidChange(environment(dark: false))
        let list = try #require(window.render())
        Cafe.heard = []
        let heard = list.elements.values.filter { $0.input.shortcut != nil }
        #expect(heard.count == 2)
        let new = try #require(heard.first { $0.input.shortcut?.first == "n" })
        window.handle(ElementEvent(element: new.id, frameSeen: 0, action: .press))
        #expect(Cafe.heard == ["new"])
        window.windowDidClose()
    }

    @Test func `views of a type that is not isolated are built`() {
        #expect(TestWindow(wide: Corner.two.content).texts == ["b", "c"])
        #expect(TestWindow(wide: Corner.one.content).texts == ["a"])
    }

    @Test func `what stands in a menu bar is a window where it is the first scene`() {
        let extra = MenuBarExtra("Cups", systemImage: "cup.and.saucer") { Text("three") }
        #expect(extra.menuBarExtraStyle(.window).resolved?.windowTitle == Text("Cups"))
        #expect(extra.windowContent != nil)
    }
}
