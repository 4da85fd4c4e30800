import Foundation
import Testing
import ViewTree

@testable import SwiftUICore

/// A layout of the app's own: 100 points wide, its views 10 points from the leading edge.
private struct Indented: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews { view.place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY), proposal: .unspecified) }
    }
}

/// A row whose direction a button changes.
private struct Turning: View {
    @State private var direction = LayoutDirection.leftToRight

    var body: some View {
        VStack {
            HStack(spacing: 0) {
                Block("a", 100, 20); Block("b", 50, 20)
            }
            .environment(\.layoutDirection, direction)
            Button("Turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
        }
    }
}

@MainActor
@Suite("Right-to-left layout")
struct RightToLeftTests {
    /// The left edges of views in a window that is 300 points wide.
    private func edges(
        _ view: some View, of names: [String] = ["a"], _ direction: LayoutDirection = .rightToLeft
    ) -> [CGFloat?] {
        let window = TestWindow(view.environment(\.layoutDirection, direction))
        return names.map { window.frame($0)?.minX }
    }

    private func expect(
        _ view: some View, of names: [String] = ["a"], _ left: [CGFloat], mirrored: [CGFloat],
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(edges(view, of: names, .leftToRight) == left, sourceLocation: location)
        #expect(edges(view, of: names) == mirrored, sourceLocation: location)
    }

    @Test func `a row begins at the right`() {
        let row = HStack(spacing: 0) {
            Block("a", 100, 20); Block("b", 50, 20)
        }
        expect(row, of: ["a", "b"], [75, 175], mirrored: [125, 75])
    }

    @Test func `leading alignment is on the right`() {
        let column = VStack(alignment: .leading) {
            Block("a", 100, 20); Block("b", 50, 20)
        }
        expect(column, of: ["a", "b"], [100, 100], mirrored: [100, 150])
        expect(Block("a", 50, 20).frame(width: 100, alignment: .leading), [100], mirrored: [150])
        let layered = Block("a", 100, 20).overlay(alignment: .topTrailing) { Block("b", 20, 20) }
        expect(layered, of: ["a", "b"], [100, 180], mirrored: [100, 100])
    }

    @Test func `guides are measured from the leading edge`() {
        let column = VStack(alignment: .leading) {
            Block("a", 100, 20)
            Block("b", 50, 20).alignmentGuide(.leading) { _ in -10 }
        }
        expect(column, of: ["a", "b"], [100, 110], mirrored: [100, 140])
    }

    @Test func `leading padding is on the right`() {
        expect(Block("a", 50, 20).padding(.leading, 20), [135], mirrored: [115])
    }

    @Test func `offsets and positions are measured from the leading edge`() {
        expect(Block("a", 50, 20).offset(x: 10), [135], mirrored: [115])
        expect(Block("a", 50, 20).position(x: 40, y: 20), [15], mirrored: [235])
    }

    @Test func `a geometry reader's content is at its top right corner`() {
        expect(GeometryReader { _ in Block("a", 50, 20) }, [0], mirrored: [250])
    }

    @Test func `a grid's first column is on the right`() {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                Block("a", 50, 20); Block("b", 30, 20)
            }
        }
        expect(grid, of: ["a", "b"], [110, 160], mirrored: [140, 110])
    }

    @Test func `an app's own layout is mirrored`() {
        expect(Indented { Block("a", 50, 20) }, [110], mirrored: [140])
    }

    @Test func `a lazy grid's first column is on the right`() {
        let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(30), spacing: 0)]
        let grid = LazyVGrid(columns: columns, spacing: 0) {
            Block("a", 50, 20); Block("b", 30, 20)
        }
        .frame(width: 80)
        expect(grid, of: ["a", "b"], [110, 160], mirrored: [140, 110])
    }

    @Test func `the direction of a part differs from its container's`() {
        let row = HStack(spacing: 0) {
            HStack(spacing: 0) {
                Block("a", 20, 20); Block("b", 30, 20)
            }
            .environment(\.layoutDirection, .leftToRight)
            Block("c", 50, 20)
        }
        #expect(edges(row, of: ["a", "b", "c"]) == [150, 170, 100])
    }

    @Test func `a change of direction places the views again`() {
        let window = TestWindow(Turning())
        #expect(window.frame("a")?.minX == 75 && window.frame("b")?.minX == 175)
        window.press(button: "Turn")
        #expect(window.frame("a")?.minX == 125 && window.frame("b")?.minX == 75)
        window.press(button: "Turn")
        #expect(window.frame("a")?.minX == 75 && window.frame("b")?.minX == 175)
    }

    @Test func `the trailing edge of the safe area is on the left`() {
        func frame(_ direction: LayoutDirection) -> CGRect? {
            let view = Flexible("a").ignoresSafeArea(edges: .trailing).environment(\.layoutDirection, direction)
            let window = TestWindow(view)
            window.graph.safeArea = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
            window.render()
            return window.frame("a")
        }
        #expect(frame(.leftToRight) == CGRect(x: 30, y: 0, width: 270, height: 300))
        #expect(frame(.rightToLeft) == CGRect(x: 0, y: 0, width: 300, height: 300))
    }

    @Test func `leading text is aligned at the right`() {
        var environment = EnvironmentValues()
        #expect(environment.shownTextAlignment == .leading)
        environment.layoutDirection = .rightToLeft
        #expect(environment.shownTextAlignment == .trailing)
        environment.multilineTextAlignment = .trailing
        #expect(environment.shownTextAlignment == .leading)
        environment.multilineTextAlignment = .center
        #expect(environment.shownTextAlignment == .center)
    }

    @Test func `a view that comes over the leading edge comes from the right`() {
        let size = CGSize(width: 40, height: 20)
        let look = HiddenLook(anchor: .leading, offset: CGSize(width: 5, height: 3), edge: .leading)
        #expect(look.mirrored(false).shift(of: size) == CGSize(width: -35, height: 3))
        #expect(look.mirrored(true).shift(of: size) == CGSize(width: 35, height: 3))
        #expect(look.mirrored(true).anchor == .trailing)
    }
}
