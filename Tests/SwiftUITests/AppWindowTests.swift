import BrowserHost
import DisplayList
import Foundation
import HTTP
import SwiftUI
import Testing

@MainActor private var requesters: [String?] = []

private struct Cafe: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                ForEach(0..<400, id: \.self) { Text(verbatim: "guest \($0)").padding(1) }
            }
            .onAppear { requesters.append(Requester.current) }
            .task { requesters.append(Requester.current) }
        }
    }
}

@MainActor
@Suite("Windows of an app", .serialized)
struct AppWindowTests {
    private func window() -> AppWindow {
        requesters = []
        let window = AppWindow(app: AppState(Cafe()), name: "Cafe") {}
        window.environmentDidChange(
            WindowEnvironment(ClientEnvironment(viewport: CGSize(width: 400, height: 300)), visitor: "somebody"))
        return window
    }

    @Test func `What a window's code asks of a model is asked for its visitor`() async {
        let window = window()
        _ = window.render()
        while requesters.count < 2 { await Task.yield() }
        #expect(requesters == ["somebody", "somebody"] && Requester.current == nil)
        window.windowDidClose()
    }
}
