import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import TipKit
import ViewTesting

private struct StarTip: Tip {
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorites are always on top.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
        Action(id: "more", title: "Learn More")
        Action(id: "later", title: "Later")
    }
}

private struct LoginTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    static let opened: Event = Event(id: "opened")

    var title: Text { Text("Make a list") }
    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 3 }
    }
}

private struct TwiceTip: Tip {
    var title: Text { Text("Twice") }
    var options: [any TipOption] {
        MaxDisplayCount(2)
        IgnoresDisplayFrequency(true)
    }
}

private struct OftenTip: Tip {
    let id: String
    var title: Text { Text(verbatim: "Tip \(id)") }
}

private struct Drink: Codable, Sendable {
    let name: String
}

private struct DrinkTip: Tip {
    static let served = Event<Drink>(id: "served")
    var title: Text { Text("Mix something") }
    var rules: [Rule] {
        #Rule(Self.served) { event in
            event.donations.donatedWithin(.day).filter { $0.donationInfo.name == "Tea" }.count >= 2
        }
    }
}

/// Tips share process-wide state, so these tests are serialized. Each has its own store and so acts as a separate visitor.
@MainActor
@Suite("Tips", .serialized)
struct TipTests {
    init() throws {
        try Tips.resetDatastore()
        try Tips.configure([.displayFrequency(.immediate)])
    }

    @Test func `a tip shows its picture, texts and actions, and its cross puts it away for good`() throws {
        let window = TestWindow(portrait: TipView(StarTip()))
        #expect(window.texts.contains("Save as a Favorite") && window.texts.contains("Learn More"))
        let cross = try #require(window.elements.first { $0.accessibility.label == "Close" && $0.content == .button })
        window.press(cross.id)
        #expect(StarTip().status == .invalidated(.tipClosed))
        // It fades out in this window and doesn't appear in the next one.
        #expect(!TestWindow(portrait: TipView(StarTip())).texts.contains("Save as a Favorite"))
    }

    @Test func `an action is told to the view that shows the tip`() {
        nonisolated(unsafe) var heard: [String] = []
        let window = TestWindow(portrait: TipView(StarTip()) { heard.append("\($0.id) \($0.index ?? -1)") })
        window.press(button: "Later")
        #expect(heard == ["later 1"] && StarTip().status == .available)
    }

    @Test func `a tip comes when its rules hold, and goes when they don't any more`() async {
        LoginTip.isLoggedIn = false
        let window = TestWindow(portrait: TipView(LoginTip()))
        #expect(LoginTip().status == .pending && !window.texts.contains("Make a list"))
        LoginTip.isLoggedIn = true
        for _ in 0..<3 { await LoginTip.opened.donate() }
        window.render()
        #expect(LoginTip().shouldDisplay && window.texts.contains("Make a list"))
        LoginTip.isLoggedIn = false
        window.render()
        #expect(LoginTip().status == .pending)
    }

    @Test func `what is said about an event counts in rules`() {
        for name in ["Tea", "Coffee"] { DrinkTip.served.sendDonation(Drink(name: name)) }
        #expect(!DrinkTip().shouldDisplay)
        DrinkTip.served.sendDonation(Drink(name: "Tea"))
        #expect(DrinkTip().shouldDisplay)
        #expect(DrinkTip.served.donations.map(\.donationInfo.name) == ["Tea", "Coffee", "Tea"])
        #expect(DrinkTip.served.donations.largestSubset(by: \.name).count == 2)
    }

    @Test func `a tip isn't shown more often than it says`() {
        struct Page: View {
            @State private var isThere = true
            var body: some View {
                if isThere { TipView(TwiceTip()) }
                Button("Turn") { isThere.toggle() }
            }
        }
        let window = TestWindow(portrait: Page())
        #expect(window.texts.contains("Twice"))
        window.press(button: "Turn")
        window.press(button: "Turn")
        #expect(window.texts.contains("Twice"))
        window.press(button: "Turn")
        #expect(TwiceTip().status == .invalidated(.displayCountExceeded))
        window.press(button: "Turn")
        #expect(!window.texts.contains("Twice"))
    }

    @Test func `tips come no more often than is configured, but for those that ignore it`() throws {
        try Tips.configure([.displayFrequency(.daily)])
        let first = TestWindow(portrait: TipView(OftenTip(id: "a")))
        #expect(first.texts.contains("Tip a"))
        #expect(OftenTip(id: "b").status == .pending)
        #expect(!TestWindow(portrait: TipView(OftenTip(id: "b"))).texts.contains("Tip b"))
        #expect(TestWindow(portrait: TipView(TwiceTip())).texts.contains("Twice"))
        first.render()
        #expect(first.texts.contains("Tip a"), "the one that is in sight stays")
    }

    @Test func `a group shows one tip after the other`() {
        let group = TipGroup(.ordered) {
            LoginTip()
            StarTip()
        }
        LoginTip.isLoggedIn = false
        #expect(group.currentTip == nil)
        LoginTip().invalidate(reason: .actionPerformed)
        #expect(group.currentTip is StarTip)
        let available = TipGroup(.firstAvailable) {
            DrinkTip()
            StarTip()
        }
        #expect(available.currentTip is StarTip)
    }

    @Test func `a popover shows a tip beside a view, and is put away for good`() throws {
        let window = TestWindow(portrait: Text(verbatim: "Star").popoverTip(StarTip()))
        #expect(window.texts.contains("Save as a Favorite"))
        let cross = try #require(window.elements.first { $0.accessibility.label == "Close" && $0.content == .button })
        window.press(cross.id)
        #expect(StarTip().status == .invalidated(.tipClosed))
    }

    @Test func `a style of the app's shows tips`() {
        struct Plain: TipViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    Text(verbatim: "\(configuration.actions.count) actions")
                }
            }
        }
        let window = TestWindow(portrait: TipView(StarTip()).tipViewStyle(Plain()))
        #expect(window.texts.contains("2 actions") && !window.texts.contains("Later"))
    }

    @Test func `without a configuration no tip is shown, and tests may show all`() throws {
        Tips.hideAllTipsForTesting()
        #expect(StarTip().status == .pending)
        Tips.showAllTipsForTesting()
        LoginTip.isLoggedIn = false
        #expect(LoginTip().shouldDisplay)
        Tips.showTipsForTesting([StarTip.self])
        #expect(StarTip().shouldDisplay && !LoginTip().shouldDisplay)
        Tips.showTipsForTesting([])
    }
}
