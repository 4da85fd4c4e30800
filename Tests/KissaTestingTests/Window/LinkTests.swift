import KissaTesting
import Testing
import UserNotifications

private struct Terms: View {
    @State private var isAsking = false
    var body: some View {
        VStack {
            Text("Read our [terms](https://example.org/terms) and [more terms](https://example.org/more)")
            Text("Or the [rules](https://example.org/rules)")
            Text("The same [rules](https://example.org/same)")
            Text("Not [this](https://example.org/this)").allowsHitTesting(false)
            Button("Ask") { isAsking = true }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
}

@MainActor
struct LinkTests {
    @Test func `a link is opened by its words, the whole ones first`() throws {
        let window = TestWindow(Terms())
        try window.tap(link: "terms")
        try window.tap(link: "more")
        #expect(window.openedAddresses == ["https://example.org/terms", "https://example.org/more"])
    }

    @Test func `of several links with the same words none is taken`() {
        #expect(throws: WindowError("There are 2 links on \"rules\".")) { try TestWindow(Terms()).tap(link: "rules") }
    }

    @Test func `a link that no finger reaches is none`() throws {
        let window = TestWindow(Terms())
        #expect(throws: WindowError.self) { try window.tap(link: "this") }
        try window.tap("Ask")
        #expect(throws: WindowError.self) { try window.tap(link: "terms") }
    }

    @Test func `the app hears of the link that was tapped`() throws {
        var heard: [String] = []
        let window = TestWindow(
            Terms().environment(
                \.openURL,
                OpenURLAction {
                    heard.append($0.lastPathComponent); return .handled
                }))
        try window.tap(link: "more")
        #expect(heard == ["more"])
    }
}

private struct Reader: View {
    @State private var words = "idle"
    var body: some View {
        Text(verbatim: words)
        Button("Ask") {
            Task {
                let center = UNUserNotificationCenter.current()
                words = try await center.requestAuthorization(options: [.alert]) ? "allowed" : "refused"
            }
        }
    }
}

/// Permissions that a test changes after a window has been opened.
@MainActor
struct PermissionChangeTests {
    @Test func `a permission that is changed later holds`() async throws {
        var settings = WindowSettings()
        settings.permissions = .denied
        let window = TestWindow(Reader(), settings: settings)
        try window.tap("Ask")
        try await window.wait(for: "refused")
        window.settings.permissions = .granted
        try window.tap("Ask")
        try await window.wait(for: "allowed")
        window.settings.size.width = 500
        window.settings.permissions = .asked
        try window.tap("Ask")
        try await window.wait(for: .alert())
    }
}

@MainActor
struct SightTests {
    @Test func `a row that only touches the edge of what is shown isn't in sight`() throws {
        let rows = ScrollView {
            VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("Row \($0)").frame(height: 100) } }
        }
        let window = TestWindow(rows, size: CGSize(width: 200, height: 300))
        func sees(_ row: String) throws -> Bool { try window.find(ElementQuery(stringLiteral: row)).isInSight }
        #expect(try sees("Row 2"))
        #expect(try !sees("Row 9"))
    }
}
