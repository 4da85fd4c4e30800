import KissaTesting
import Testing

@MainActor
@Suite("A list and its pages, as a stranger tests them")
struct ListTests {
    @Test func `a row leads to its page, and back`() throws {
        let window = TestWindow(Groceries())
        #expect(window.all(.row()).suffix(3).map { $0.texts.first } == ["Milk", "Bread", "Eggs"])
        try window.tap("Bread")
        #expect(window.has("About Bread"))
        #expect(window.navigationTitles == ["Groceries", "Bread"])
        #expect(window.navigationPath == [Groceries.Item(name: "Bread")])
        #expect(!window.has("Milk"))
        try window.goBack()
        #expect(window.navigationTitles == ["Groceries"])
        try window.goForward()
        try window.tap("Back")
        #expect(window.has("Milk"))
        #expect(throws: WindowError.self) { try window.goBack() }
    }

    @Test func `a swipe uncovers a row's buttons`() throws {
        let window = TestWindow(Groceries())
        try window.swipe(.left, on: .row("Milk"))
        try window.tap(.button("Delete").inside(.row("Milk")))
        #expect(!window.has("Milk"))
        #expect(window.has("Eggs"))
    }

    @Test func `a context menu opens and is chosen from`() throws {
        let window = TestWindow(Groceries())
        try window.openContextMenu(of: "Milk")
        #expect(window.menu != nil)
        try window.tap("Double")
        #expect(window.menu == nil)
        #expect(window.has("Milk again"))
    }

    @Test func `a sheet is filled in and put away`() throws {
        let window = TestWindow(Groceries())
        try window.tap("New")
        #expect(window.sheet?.texts.first == "A new thing")
        try window.type("Tea", into: "What")
        try window.tap("Put on the list")
        #expect(window.sheet == nil)
        #expect(window.has("Tea"))
        try window.tap("New")
        try window.dismiss()
        #expect(window.sheet == nil)
    }

    @Test func `pulling a list has it made anew`() async throws {
        let window = TestWindow(Groceries())
        try window.refresh()
        try await window.wait(for: "Fresh fish")
    }

    @Test func `a lazy row that isn't made yet is scrolled to`() throws {
        let window = TestWindow(LongList())
        #expect(!window.has("Row 200"))
        try window.scroll(to: "Row 200")
        try window.tap("Row 200")
        #expect(window.has("chosen: 200"))
        try window.swipe(.down)
        #expect(try window.scrollOffset(of: .scrollView()).y > 0)
        try window.scroll(to: "Row 3")
        try window.tap("Row 3")
        #expect(window.has("chosen: 3"))
    }
}
