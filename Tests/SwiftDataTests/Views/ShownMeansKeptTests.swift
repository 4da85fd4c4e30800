import DisplayList
import Foundation
import Testing

@testable import BrowserHost
@testable import Storage
@testable import SwiftData
@testable import SwiftUI
@testable import SwiftUICore

/// What a window's code changes while a frame is rendered is kept when the frame is sent.
@MainActor
@Suite("Changes during rendering", .serialized)
struct ShownMeansKeptTests {
    private struct DiaryApp: App {
        let diary: Diary
        let container: ModelContainer

        init(_ diary: Diary, _ container: ModelContainer) { (self.diary, self.container) = (diary, container) }
        init() { fatalError("a test gives the diary") }

        var body: some Scene {
            WindowGroup { diary.modelContainer(container) }
        }
    }

    private struct Diary: View {
        @Environment(\.modelContext) private var context
        @Query private var trips: [Trip]
        @State private var presses = 0
        @AppStorage("pages") private var pages = 0
        @SceneStorage("page") private var page = ""
        @AppStorage private var lines: Int

        init(_ defaults: UserDefaults) { _lines = AppStorage(wrappedValue: 0, "lines", store: defaults) }

        var body: some View {
            Button("Write \(presses), \(trips.count), \(pages), \(page), \(lines)") { presses += 1 }
                .onChange(of: presses) {
                    context.insert(Trip(name: "Harz \(presses)"))
                    (pages, page, lines) = (presses, "Harz", presses)
                }
        }
    }

    /// An app's window with a button that a test can find.
    private final class Shown: WindowContent {
        private let window: AppWindow
        private(set) var button: ElementID?

        init(_ window: AppWindow) { self.window = window }

        func environmentDidChange(_ environment: WindowEnvironment) { window.environmentDidChange(environment) }
        func handle(_ event: ElementEvent) { window.handle(event) }
        func keepChanges() { window.keepChanges() }
        func savedState() -> Data? { window.savedState() }
        func windowDidClose() { window.windowDidClose() }

        func render() -> DisplayList? {
            let list = window.render()
            button = list?.elements.values.first { $0.input.events.contains(.press) }?.id ?? button
            return list
        }
    }

    /// What was kept when a frame was sent, as other connections see it.
    private struct Kept: Equatable {
        var trips: Int64?
        var pages: Data?
        var state: Data?
        var hasLines = false
    }

    private final class Sent {
        var kept: [Kept] = []
    }

    /// The files of one test.
    private struct Places {
        let trips, storage: URL
        let suite = "kissa-\(UUID().uuidString)"

        init(_ folder: URL) {
            trips = folder.appendingPathComponent("trips.store")
            storage = folder.appendingPathComponent("storage.sqlite")
        }

        /// Where Foundation keeps the suite.
        var defaults: URL {
            let environment = ProcessInfo.processInfo.environment
            let settings = environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
            return URL(fileURLWithPath: settings).appendingPathComponent(suite + ".plist")
        }

        func kept() throws -> Kept {
            let database = try Database(path: trips.path, access: .reading)
            let windows = try Database(path: storage.path, access: .reading).rows("SELECT state FROM window")
            var kept = Kept(trips: try database.integers("SELECT count(*) FROM Trip").first)
            if case .blob(let state)? = windows.first?.first { kept.state = state }
            kept.pages = DurableStore(at: storage) { _ in }.bytes(forKey: "app:pages", of: "lisa")
            kept.hasLines = FileManager.default.fileExists(atPath: defaults.path)
            return kept
        }
    }

    /// Presses the button of a window once.
    /// - Returns: What was kept with each frame.
    private func press(_ places: Places, _ makeRecord: (DatabaseValueStorage) -> KeptRecord?) throws -> [Kept] {
        let storage = DatabaseValueStorage(at: .file(places.storage))
        StoredEntries.storage = storage
        defer {
            StoredEntries.storage = nil
            try? FileManager.default.removeItem(at: places.defaults)
        }
        let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: places.trips))
        let app = DiaryApp(Diary(try #require(UserDefaults(suiteName: places.suite))), container)
        let handle = WindowHandle(id: WindowHandle.ID(rawValue: 1), visitor: "lisa")
        var shown: Shown?
        let window = LiveWindow(
            token: "token", handle: handle, limits: HostConfiguration.Limits(), kept: makeRecord(storage)
        ) { handle in
            let content = AppWindow(app: AppState(app), name: "Diary") { [weak handle] in handle?.setNeedsRender() }
            content.writer = handle.right
            let made = Shown(content)
            shown = made
            return made
        }
        let sent = Sent()
        let link = LiveWindow.Link(id: ConnectionID(rawValue: 1)) { messages in
            for message in messages where message.isPicture {
                do { sent.kept.append(try places.kept()) } catch { Issue.record(error) }
            }
        }
        window.attach(link, environment: ClientEnvironment(viewport: CGSize(width: 400, height: 300)))
        window.answer()
        let button = try #require(shown?.button)
        try window.receive(.event(sequence: 1, ElementEvent(element: button, frameSeen: 0, action: .press)))
        window.answer()
        window.close()
        return sent.kept
    }

    @Test
    func `all kinds of values are kept before the frame of a window that outlives its process`() throws {
        DurableStore.watchDatabases()
        try withFolder { folder in
            let places = Places(folder)
            let kept = try press(places) { KeptRecord($0, token: "token", visitor: "lisa") }
            let (first, last) = (try #require(kept.first), try #require(kept.last))
            #expect(first.trips == 0 && first.pages == nil && !first.hasLines)
            #expect(last.trips == 1 && last.pages == StoredValue.integer(1).bytes && last.hasLines)
            #expect(last.state != nil && last.state != first.state)
            // The models are a part of the event that has caused them.
            #expect(EventNotes.event(ofWindow: KeptRecord.name(ofToken: "token"), in: places.trips.path) == 1)
        }
    }

    @Test
    func `models and stored values are kept before the frame of a window that ends with its process`() throws {
        try withFolder { folder in
            let last = try #require(try press(Places(folder)) { _ in nil }.last)
            #expect(last.trips == 1 && last.pages == StoredValue.integer(1).bytes && last.hasLines)
        }
    }
}
