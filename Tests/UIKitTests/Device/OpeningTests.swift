import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Opening addresses")
struct OpeningTests {
    private let url = URL(string: "https://kissa.example/tea")!

    private func scene() throws -> UIScene { try #require(UIApplication.shared.connectedScenes.first) }

    @Test
    func `a scene opens an address as the app does`() throws {
        let (scene, window) = (try scene(), TestWindow(portrait: Text(verbatim: "tea")))
        var accepted: [Bool] = []
        window.graph.inContext {
            scene.open(url, options: nil) { accepted.append($0) }
            scene.open(URL(string: "file:///etc/passwd")!, options: nil) { accepted.append($0) }
        }
        #expect(window.graph.takeRequests() == [.open(address: "https://kissa.example/tea")])
        #expect(accepted == [true, false])
    }

    @Test
    func `without a window a scene opens nothing, and says so`() throws {
        var isAccepted: Bool?
        try scene().open(url, options: UIScene.OpenExternalURLOptions()) { isAccepted = $0 }
        #expect(isAccepted == false)
    }

    @Test
    func `a page has no settings to open`() throws {
        let addresses = [UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString]
        let settings = try addresses.map { try #require(URL(string: $0)) }
        #expect(settings.allSatisfy { !UIApplication.shared.canOpenURL($0) })
    }
}
