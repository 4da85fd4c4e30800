import BrowserHost
import DisplayList
import Foundation
import Storage
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Settings that another process writes to the same file. The change is only visible in the file.
@MainActor @Suite("Settings that other processes make", .serialized, .timeLimit(.minutes(2)))
struct SharedSettingsTests {
    private struct Shop: App {
        var body: some Scene { WindowGroup { Cups() } }
    }

    private struct Cups: View {
        @AppStorage("cups") private var cups = 1
        var body: some View { Text(verbatim: "\(cups) cups") }
    }

    private func text(_ list: DisplayList) -> String {
        list.elements.values.flatMap { element -> [String] in
            guard case .text(let content) = element.content else { return [] }
            return content.lines.flatMap(\.runs).map(\.text)
        }.joined()
    }

    @Test func `A window shows what another process has set, without being asked for anything`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("storage.sqlite")
        let storage = DatabaseValueStorage(at: .file(file))
        StoredEntries.storage = storage
        defer { StoredEntries.storage = nil }
        let following = storage.followOthers(everySeconds: 0.02)
        defer { following.cancel() }
        let (requests, request) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let window = AppWindow(app: AppState(Shop()), name: "Shop") { request.yield() }
        let place = ClientEnvironment(viewport: CGSize(width: 400, height: 700))
        window.environmentDidChange(WindowEnvironment(place, visitor: "lisa"))
        var shown = try text(#require(window.render()))
        #expect(shown.contains("1 cups"))
        let other = DurableStore(at: file) { _ in }
        for count in [7, 8] {
            other.set(StoredValue.integer(count).bytes, forKey: "app:cups", of: "lisa")
            for await _ in requests {
                if let list = window.render() { shown = text(list) }
                if shown.contains("\(count) cups") { break }
            }
            #expect(shown.contains("\(count) cups"))
        }
        window.windowDidClose()
    }
}
