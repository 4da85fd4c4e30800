import KissaTesting
import Testing

@MainActor
@Suite("What a window is in")
struct SurroundingsTests {
    @Test func `a window is a phone's of an English speaker unless it is said`() {
        #expect(
            TestWindow(Surroundings()).texts
                == ["light", "narrow", "large lively 2", "en GMT", "active", "visit 1"])
    }

    @Test func `all that surrounds a window can be said, and changed`() {
        var settings = WindowSettings.desktop
        settings.colorScheme = .dark
        settings.languages = ["ja"]
        settings.timeZone = TimeZone(identifier: "Asia/Tokyo")!
        settings.textSize = .accessibility2
        settings.reducesMotion = true
        let window = TestWindow(Surroundings(), settings: settings)
        #expect(
            window.texts == ["dark", "wide", "accessibility2 calm 1", "ja Asia/Tokyo", "active", "visit 1"])
        window.settings.size = CGSize(width: 320, height: 500)
        window.settings.colorScheme = .light
        #expect(window.texts.prefix(2) == ["light", "narrow"])
        window.isVisible = false
        #expect(window.has("away"))
    }

    @Test func `a storage belongs to one user`() {
        let settings = WindowSettings()
        #expect(TestWindow(Surroundings(), settings: settings).has("visit 1"))
        #expect(TestWindow(Surroundings(), settings: settings).has("visit 2"))
        #expect(TestWindow(Surroundings()).has("visit 1"))
    }

    @Test func `an app's windows share what it keeps`() throws {
        let window = TestWindow(app: Guests())
        #expect(window.title == "Guest book")
        try window.tap("Sign")
        let other = window.openAnother(.desktop)
        #expect(other.has("1 guests"))
        try other.tap("Sign")
        #expect(window.has("2 guests"))
    }

    @Test func `time passes as the test says`() throws {
        let window = TestWindow(Moving(start: WindowSettings.morning))
        #expect(window.has("second 0"))
        window.advance(by: .seconds(90))
        #expect(window.has("second 90"))
        #expect(try window.find("timer").label == "1:30")
    }

    @Test func `an animation ends when its time has passed`() throws {
        let window = TestWindow(Moving(start: WindowSettings.morning))
        try window.tap("Hide")
        #expect(!window.has("Toast"))
        window.advance(by: .seconds(1))
        #expect(window.has("there"))
        window.advance(by: .seconds(1.5))
        #expect(window.has("gone"))
    }

    @Test func `what leaves the window is noted`() throws {
        struct Leaving: View {
            @Environment(\.openURL) private var openURL
            var body: some View {
                VStack {
                    Button("Tell") { AccessibilityNotification.Announcement("Ready").post() }
                    Link("Site", destination: URL(string: "https://example.org/")!)
                    Button("Open") { openURL(URL(string: "https://example.com/")!) }
                }
            }
        }
        let window = TestWindow(Leaving())
        for name in ["Tell", "Site", "Open"] { try window.tap(ElementQuery(name)) }
        #expect(window.announcements == ["Ready"])
        #expect(window.openedAddresses == ["https://example.org/", "https://example.com/"])
    }
}
