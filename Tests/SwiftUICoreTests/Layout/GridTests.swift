import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Grids")
struct GridTests {
    @Test func `columns are as wide as their widest cell`() {
        let window = TestWindow(
            Grid {
                GridRow {
                    Block("a", 20, 10); Block("b", 30, 10)
                }
                GridRow {
                    Block("c", 40, 20); Block("d", 10, 20)
                }
            })
        // 40 + 8 + 30 wide, 10 + 8 + 20 high, in the middle of 300 × 300.
        #expect(window.frame("a") == CGRect(x: 121, y: 131, width: 20, height: 10))
        #expect(window.frame("b") == CGRect(x: 159, y: 131, width: 30, height: 10))
        #expect(window.frame("c") == CGRect(x: 111, y: 149, width: 40, height: 20))
        #expect(window.frame("d") == CGRect(x: 169, y: 149, width: 10, height: 20))
    }

    @Test func `a view outside of a row reaches over all columns`() {
        let window = TestWindow(
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 50, 10); Block("b", 50, 10)
                }
                Flexible("line").frame(height: 2).gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Block("c", 50, 10); Block("d", 50, 10)
                }
            })
        #expect(window.frame("line") == CGRect(x: 100, y: 149, width: 100, height: 2))
    }

    @Test func `an unsized line does not widen the grid and a sized one does`() {
        let window = TestWindow(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 50, 10); Block("b", 50, 10)
                }
                Flexible("line").frame(height: 2)
            })
        #expect(window.frame("line")?.width == 300)
    }

    @Test func `a cell over two columns is centred in both`() {
        let window = TestWindow(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Block("a", 40, 10); Block("b", 40, 10)
                }
                GridRow { Block("wide", 20, 10).gridCellColumns(2) }
            })
        #expect(window.frame("wide") == CGRect(x: 140, y: 150, width: 20, height: 10))
    }

    @Test func `a column's alignment is set by one of its cells`() {
        let window = TestWindow(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Block("a", 20, 10).gridColumnAlignment(.trailing) }
                GridRow { Block("b", 60, 10) }
            })
        #expect(window.frame("a")?.maxX == window.frame("b")?.maxX)
    }

    @Test func `a row's alignment and a cell's anchor outweigh the grids`() {
        let window = TestWindow(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Block("a", 10, 10); Block("tall", 10, 50)
                    Block("anchored", 10, 10).gridCellAnchor(.top)
                }
            })
        #expect(window.frame("a")?.maxY == window.frame("tall")?.maxY)
        #expect(window.frame("anchored")?.minY == window.frame("tall")?.minY)
    }

    @Test func `flexible cells share what is offered`() {
        let window = TestWindow(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Flexible("a"); Block("b", 100, 20); Flexible("c")
                }
                GridRow {
                    Flexible("d"); Flexible("e"); Flexible("f")
                }
            })
        #expect(window.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 150))
        #expect(window.frame("f") == CGRect(x: 200, y: 150, width: 100, height: 150))
    }

    @Test func `board of 400 cells stays square`() {
        let window = TestWindow(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<20) { row in
                    GridRow { ForEach(0..<20) { column in Block("\(row) \(column)", 10, 10) } }
                }
            })
        #expect(window.frame("0 0") == CGRect(x: 50, y: 50, width: 10, height: 10))
        #expect(window.frame("19 19") == CGRect(x: 240, y: 240, width: 10, height: 10))
    }

    @Test func `view that fits takes the first that is not too large`() {
        let window = TestWindow(
            ViewThatFits {
                Block("large", 400, 10)
                Block("medium", 200, 10)
                Block("small", 100, 10)
            })
        #expect(window.frame("medium") == CGRect(x: 50, y: 145, width: 200, height: 10))
        #expect(window.frame("large") == nil)
    }

    @Test func `view that fits lets text break its lines where only the height counts`() {
        func long(_ identifier: String) -> some View {
            Text(verbatim: String(repeating: "word ", count: 200)).accessibilityIdentifier(identifier)
        }
        let window = TestWindow(
            ViewThatFits(in: .vertical) {
                long("whole")
                ScrollView { long("scrolled") }
            })
        #expect(window.frame("whole") == nil)
        #expect(window.frame("scrolled") != nil)
    }

    @Test func `view that fits chooses again when the window changes`() {
        let window = TestWindow(
            ViewThatFits(in: .horizontal) {
                Block("wide", 200, 10)
                Block("narrow", 50, 10)
            })
        window.graph.setViewport(CGSize(width: 100, height: 100))
        window.render()
        #expect(window.frame("wide") == nil)
        #expect(window.frame("narrow") == CGRect(x: 25, y: 45, width: 50, height: 10))
        #expect(window.list.brokenInvariants() == [])
        window.graph.setViewport(CGSize(width: 300, height: 100))
        window.render()
        #expect(window.frame("wide") != nil)
        #expect(window.list.brokenInvariants() == [])
    }
}
