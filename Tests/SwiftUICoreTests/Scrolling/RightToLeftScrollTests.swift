import Foundation
import Testing

@testable import SwiftUICore

/// Ten views, each 100 points wide.
private struct Strip: View {
    var isLazy = false
    var anchor: UnitPoint?
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                if isLazy {
                    LazyHStack(spacing: 0) { blocks }
                } else {
                    HStack(spacing: 0) { blocks }
                }
            }
            .scrollPosition($position)
            .defaultScrollAnchor(anchor)
            .frame(height: 100)
            Button("Third") { position.scrollTo(id: 2, anchor: .leading) }
            Button("End") { position.scrollTo(edge: .trailing) }
        }
        .environment(\.layoutDirection, .rightToLeft)
    }

    private var blocks: some View { ForEach(0..<10, id: \.self) { Block("block \($0)", 100, 50) } }
}

@MainActor
@Suite("Right-to-left scroll views")
struct RightToLeftScrollTests {
    private func offset(_ window: TestWindow) -> CGFloat? { window.scrollContent.target?.offset.x }

    @Test func `a row begins at its right end`() {
        let window = TestWindow(Strip())
        #expect(offset(window) == 700)
        #expect(window.frame("block 0")?.minX == 900 && window.frame("block 9")?.minX == 0)
    }

    @Test func `a lazy row begins at its right end and makes the views there`() {
        let window = TestWindow(Strip(isLazy: true))
        window.render()
        #expect(offset(window) == 700)
        #expect(window.frame("block 0")?.minX == 900)
        #expect(window.frame("block 9") == nil)
    }

    @Test func `an anchor is mirrored`() {
        #expect(offset(TestWindow(Strip(anchor: .trailing))) == 0)
    }

    @Test func `views and edges are scrolled to from the right`() {
        let window = TestWindow(Strip())
        window.press(button: "Third")
        #expect(offset(window) == 500)
        window.press(button: "End")
        #expect(offset(window) == 0)
    }

    @Test func `short content is at the right`() {
        let window = TestWindow(
            ScrollView(.horizontal) { Block("a", 50, 50) }.environment(\.layoutDirection, .rightToLeft))
        #expect(window.frame("a")?.minX == 250)
    }

    @Test func `pages stay in their order from left to right`() {
        let window = TestWindow(
            TabView {
                Block("a", 50, 50); Block("b", 50, 50)
            }
            .tabViewStyle(.page)
            .environment(\.layoutDirection, .rightToLeft))
        #expect(window.frame("a")?.minX == 125)
    }
}
