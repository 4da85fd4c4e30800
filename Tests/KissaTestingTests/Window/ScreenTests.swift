import KissaTesting
import Testing

@MainActor
@Suite("What a screen reader is told")
struct ScreenTests {
    @Test func `a text that is broken into lines is one text`() throws {
        let words = "A long sentence that takes more than one line, and ends here."
        let window = TestWindow(Text(words).frame(width: 90))
        #expect(window.texts == [words])
        #expect(try window.frame(of: .text()).height > 40)
    }

    @Test func `what is hidden, clear or meaningless isn't there`() {
        let view = VStack {
            Text("seen")
            Text("hidden").hidden()
            Text("clear").opacity(0)
            Text("silent").accessibilityHidden(true)
            Image(decorative: "star")
            Image(systemName: "heart").accessibilityLabel("Favourite")
            Color.red.frame(width: 10, height: 10)
        }
        let elements = TestWindow(view).screen.elements
        #expect(elements.map(\.summary) == ["text \"seen\"", "image \"Favourite\""])
    }

    @Test func `a button is called by its words, or by its label`() {
        let view = VStack {
            Button {
            } label: {
                Label("Send", systemImage: "paperplane")
            }
            Button("×") {}.accessibilityLabel("Close").accessibilityHint("Leaves the page")
        }
        let window = TestWindow(view)
        #expect(window.all(.button()).map(\.label) == ["Send", "Close"])
        #expect(window.all("Close").first?.hint == "Leaves the page")
    }

    @Test func `values are told in words`() throws {
        let view = VStack {
            ProgressView("Loading", value: 0.5)
            Text("3").accessibilityLabel("Rating").accessibilityValue("3 of 5")
            Text("Menu").font(.title).accessibilityAddTraits(.isHeader)
        }
        let window = TestWindow(view)
        #expect(try window.value(of: .progress()) == "50 %")
        #expect(try window.value(of: "Rating") == "3 of 5")
        #expect(window.has(.heading("Menu")) && !window.has(.heading("3")))
    }

    @Test func `frames are the window's, wherever an element is`() throws {
        let view = VStack(spacing: 0) {
            Color.clear.frame(height: 30)
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 40) }
                }
            }
        }
        let window = TestWindow(view, size: CGSize(width: 200, height: 230))
        let before = try window.frame(of: "row 3")
        try window.scroll("row 3", by: CGVector(dx: 0, dy: 100))
        #expect(try window.frame(of: "row 3").minY == before.minY - 100)
        #expect(try !window.find("row 0").isInSight)
        try window.scroll(to: "row 0")
        #expect(try window.find("row 0").isInSight)
    }

    @Test func `tabs are buttons, of which one is selected`() throws {
        let view = TabView {
            Tab("Cups", systemImage: "cup.and.saucer") { Text("All cups") }
            Tab("Beans", systemImage: "leaf") { Text("All beans") }
        }
        let window = TestWindow(view)
        #expect(window.has("All cups"))
        #expect(try window.isSelected(.button("Cups")))
        try window.tap("Beans")
        #expect(window.has("All beans") && !window.has("All cups"))
    }

    @Test func `a menu opens, and a popover is put away`() throws {
        struct Choices: View {
            @State private var chosen = "none"
            @State private var isTelling = false
            var body: some View {
                VStack {
                    Text(chosen)
                    Menu("Roast") {
                        Button("Light") { chosen = "light" }
                        Button("Dark") { chosen = "dark" }
                    }
                    Button("About") { isTelling = true }
                        .popover(isPresented: $isTelling) { Text("Roasted here") }
                }
            }
        }
        let window = TestWindow(Choices(), settings: .tablet)
        try window.tap("Roast")
        #expect(window.menu?.all.filter { $0.role == .button }.map(\.label) == ["Light", "Dark"])
        try window.tap("Dark")
        #expect(window.has("dark"))
        try window.tap("About")
        #expect(window.popover?.texts == ["Roasted here"])
        try window.dismiss()
        #expect(window.presented.isEmpty)
        #expect(throws: WindowError.self) { try window.dismiss() }
    }

    @Test func `a shortcut is pressed wherever the keyboard is`() throws {
        struct Saving: View {
            @State private var text = ""
            @State private var saved = "not saved"
            var body: some View {
                TextField("Text", text: $text)
                Text(saved)
                Button("Save") { saved = "saved \(text)" }.keyboardShortcut("s")
            }
        }
        let window = TestWindow(VStack { Saving() })
        try window.type("tea", into: "Text")
        try window.press("s", modifiers: .command)
        #expect(window.has("saved tea"))
        #expect(throws: WindowError.self) { try window.press("q", modifiers: .command) }
    }
}
