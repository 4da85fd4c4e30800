import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Twenty rows, each a hundred points high, that a button of the app scrolls to.
private struct Rows: View {
    let isAnimated: Bool
    @State private var row: Int?

    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Block("row \($0)", 100, 100) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $row, anchor: .top)
        .onAppear { withAnimation(isAnimated ? .default : nil) { row = 5 } }
    }
}

@MainActor
@Suite("Where a reloaded scroll view begins")
struct ReloadedScrollTests {
    private func shown(isAnimated: Bool) -> TestWindow {
        let window = TestWindow(Rows(isAnimated: isAnimated))
        window.render()
        return window
    }

    @Test func `at the top, if a person has scrolled back there from the app's target`() {
        let window = shown(isAnimated: false)
        #expect(window.scrollContent.target?.offset.y == 500 && window.scrollContent.place.offset == nil)
        for offset in [500, 200, 0] { window.scroll(to: CGFloat(offset)) }
        #expect(window.scrollContent.place.offset == CGPoint.zero)
        let element = DisplayElement(id: ElementID(1), content: .scroll(window.scrollContent))
        let message = ServerMessage.snapshot(1, DisplayListDiff.patch(from: nil, to: DisplayList(root: element)))
        #expect(String(decoding: message.encoded(), as: UTF8.self).contains(#""offset":[0,0]"#))
    }

    @Test func `at the target, without an animation once it was reached`() {
        let window = shown(isAnimated: true)
        #expect(window.scrollContent.target?.isAnimated == true && window.scrollContent.place.offset == nil)
        window.scroll(to: 300)
        #expect(window.scrollContent.place.offset == nil)
        window.scroll(to: 500)
        #expect(window.scrollContent.place.offset == CGPoint(x: 0, y: 500))
    }
}
