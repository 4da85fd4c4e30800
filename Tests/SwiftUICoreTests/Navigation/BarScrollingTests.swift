import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Bars and what scrolls")
struct BarScrollingTests {
    private func rows(_ count: Int) -> some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Block("row \($0)", 100, 50) } }
        }
    }

    /// The elements that aren't leaving.
    private func shown(_ window: TestWindow) -> [DisplayElement] {
        func shown(_ id: ElementID) -> [DisplayElement] {
            guard let element = window.list[id], !element.isLeaving else { return [] }
            return [element] + element.children.flatMap(shown)
        }
        return shown(window.list.root)
    }

    /// The height of the title's row.
    private func titleHeight(_ window: TestWindow) throws -> CGFloat {
        let titles = shown(window).filter { $0.text == "Title" }
        #expect(titles.count == 1)
        return try #require(titles.first).frame.height
    }

    /// The top of the content when it isn't scrolled.
    private func contentTop(_ window: TestWindow) throws -> CGFloat { try #require(window.frame("row 0")).minY }

    private func window(_ content: some View) -> TestWindow { TestWindow(NavigationStack { content }) }

    @Test func `a title makes room when its content is scrolled, and grows again at the top`() throws {
        let window = window(rows(40).navigationTitle(Text(verbatim: "Title")))
        let (large, top) = (try titleHeight(window), try contentTop(window))
        window.scroll(to: 10)
        #expect(try titleHeight(window) == large)
        window.scroll(to: 60)
        window.render()
        #expect(try titleHeight(window) < large)
        #expect(try contentTop(window) == 52)
        window.scroll(to: 10)
        window.render()
        #expect(try titleHeight(window) < large, "not yet at the top")
        window.scroll(to: 0)
        window.render()
        #expect(try titleHeight(window) == large)
        #expect(try contentTop(window) == top)
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `content that hardly scrolls leaves the title as it is`() throws {
        let window = window(rows(6).navigationTitle(Text(verbatim: "Title")).frame(height: 320))
        let large = try titleHeight(window)
        window.scroll(to: 30)
        window.render()
        #expect(try titleHeight(window) == large)
    }

    @Test func `a small scroll view is no reason`() throws {
        let content = VStack {
            rows(40).frame(height: 60)
            Spacer()
        }
        let window = window(content.navigationTitle(Text(verbatim: "Title")))
        let large = try titleHeight(window)
        window.scroll(to: 100)
        window.render()
        #expect(try titleHeight(window) == large)
    }

    @Test func `a bar has a ground while content lies under it`() {
        let page = rows(40).navigationTitle(Text(verbatim: "Title")).navigationBarTitleDisplayMode(.inline)
        for hidden in [false, true] {
            let window = window(page.toolbarBackground(hidden ? .hidden : .automatic, for: .navigationBar))
            let count = shown(window).count
            window.scroll(to: 5)
            window.render()
            #expect((shown(window).count > count) == !hidden)
            window.scroll(to: 0)
            window.render()
            #expect(shown(window).count == count)
        }
    }

    private struct Changing: View {
        @State var isEmpty = false
        var body: some View {
            ZStack {
                if isEmpty {
                    Text(verbatim: "Nothing")
                } else {
                    ScrollView {
                        Button("Clear") { isEmpty = true }
                        Block("tall", 100, 5000)
                    }
                }
            }
            .navigationTitle(Text(verbatim: "Title"))
        }
    }

    @Test func `a title grows again when what was scrolled goes away`() throws {
        let window = window(Changing())
        let large = try titleHeight(window)
        window.scroll(to: 100)
        window.render()
        #expect(try titleHeight(window) < large)
        window.press(button: "Clear")
        window.render()
        #expect(try titleHeight(window) == large)
    }
}
