import SwiftUICore
import Testing
import ViewTesting

@Suite("The lifetime of rows")
@MainActor
struct ForEachLifetimeTests {
    private final class Item {}

    private final class Watch {
        weak var item: Item?
    }

    private struct Rows: View {
        let watch: Watch
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { ForEach(0..<1, id: \.self) { _ in Row(watch: watch) } }
                Button("Hide") { isShown = false }
            }
        }
    }

    private struct Row: View {
        let watch: Watch
        @State private var item = Item()

        var body: some View {
            watch.item = item
            return Text("row")
        }
    }

    @Test
    func `rows that are removed are freed, with what they hold`() {
        let watch = Watch()
        let window = TestWindow(Rows(watch: watch))
        #expect(window.texts == ["row", "Hide"] && watch.item != nil)
        window.press(button: "Hide")
        #expect(window.texts == ["Hide"] && watch.item == nil)
    }

    @Test
    func `rows go with their window`() {
        let watch = Watch()
        do {
            let window = TestWindow(Rows(watch: watch))
            #expect(window.texts == ["row", "Hide"])
            window.graph.teardown()
        }
        #expect(watch.item == nil)
    }
}
