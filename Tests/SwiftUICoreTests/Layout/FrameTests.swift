import Foundation
import Testing

@testable import SwiftUICore

/// Invalid lengths.
@MainActor
@Suite("Frames")
struct FrameTests {
    @Test(arguments: [CGFloat.infinity, -.infinity, .nan, -5])
    func `a length that cannot be counts as none`(_ length: CGFloat) {
        let odd = TestWindow(
            VStack {
                Block("a", 40, 20); Block("b", 30, 10).frame(width: length, height: length)
            })
        let plain = TestWindow(
            VStack {
                Block("a", 40, 20); Block("b", 30, 10)
            })
        for name in ["a", "b"] { #expect(odd.frame(name) == plain.frame(name)) }
    }

    @Test func `an adaptive grid is asked for any room at all`() {
        let window = TestWindow(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.adaptive(minimum: 80))]) {
                    ForEach(0..<8, id: \.self) { Block("cell \($0)", 40, 40) }
                }
            })
        #expect(window.frame("cell 7") != nil)
        let tracks = GridTracks(
            [GridItem(.adaptive(minimum: 80)), GridItem(.adaptive(minimum: 80))], across: .infinity, .center)
        #expect(!tracks.cells.isEmpty)
    }

    @Test func `a depth stack is as large as what has the highest priority`() {
        let window = TestWindow(
            VStack(spacing: 0) {
                ZStack {
                    Block("photo", 300, 200)
                    Block("title", 20, 10).layoutPriority(1)
                }
                Block("below", 20, 20)
            })
        let title = window.frame("title")!, below = window.frame("below")!
        #expect(below.minY == title.maxY)
        #expect(window.frame("photo")!.midX == title.midX)
    }
}
