import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Shows the current color scheme.
private struct SchemeName: View {
    let place: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(place) \(scheme == .dark ? "dark" : "light")") }
}

@MainActor
@Suite("The look of bars")
struct BarLookTests {
    private func window(_ scheme: ColorScheme?, for bar: ToolbarPlacement) -> TestWindow {
        let page = SchemeName(place: "page")
            .navigationTitle("Title")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { SchemeName(place: "top") }
                ToolbarItem(placement: .bottomBar) { SchemeName(place: "bottom") }
            }
            .toolbarColorScheme(scheme, for: bar)
        return TestWindow(NavigationStack { page })
    }

    @Test func `a bar has the scheme that a page asks for, and the page keeps its own`() {
        let texts = window(.dark, for: .navigationBar).texts
        #expect(texts.contains("top dark"))
        #expect(texts.contains("bottom light"))
        #expect(texts.contains("page light"))
    }

    @Test func `each bar has a scheme of its own`() {
        let texts = window(.dark, for: .bottomBar).texts
        #expect(texts.contains("top light"))
        #expect(texts.contains("bottom dark"))
    }

    @Test func `a bar without a scheme has the page's`() {
        let texts = window(nil, for: .navigationBar).texts
        #expect(texts.contains("top light"))
    }

    // MARK: Accessories

    private struct Player: View {
        @State private var chosen = "a"
        let isEnabled: Bool

        var body: some View {
            TabView(selection: $chosen) {
                Tab("First", systemImage: "star", value: "a") { Text(verbatim: "one") }
                Tab("Second", systemImage: "heart", value: "b") { Text(verbatim: "two") }
            }
            .tabViewBottomAccessory(isEnabled: isEnabled) {
                Text(verbatim: "Now playing").accessibilityIdentifier("accessory")
            }
        }
    }

    @Test func `an accessory stands above the tabs, whichever is chosen`() throws {
        let window = TestWindow(Player(isEnabled: true))
        let before = try #require(window.frame("accessory"))
        let tab = window.windowFrame(of: try #require(window.element(text: "First")).id)
        #expect(before.maxY <= tab.minY)
        window.press(button: "Second")
        #expect(window.texts.contains("two"))
        #expect(window.frame("accessory") == before)
    }

    @Test func `an accessory that is not enabled isn't shown`() {
        #expect(TestWindow(Player(isEnabled: false)).frame("accessory") == nil)
    }
}
