import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var row: Int? = 0
    var position = ScrollPosition(idType: Int.self)
}

/// Twenty rows, each a hundred points high.
private struct Rows: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Block("row \($0)", 100, 100) } }.scrollTargetLayout()
        }
    }
}

private struct RowsByID: View {
    @Bindable var model: Model
    var anchor: UnitPoint?

    var body: some View { Rows().scrollPosition(id: $model.row, anchor: anchor) }
}

private struct RowsByPosition: View {
    @Bindable var model: Model

    var body: some View { Rows().scrollPosition($model.position) }
}

@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
    @Test func `a view that is seen already stays the one that the app set`() {
        let model = Model()
        let window = TestWindow(RowsByID(model: model))
        model.row = 2
        window.render()
        window.scroll(to: 0)
        #expect(model.row == 2)
        window.scroll(to: 150)
        #expect(model.row == 1)
        window.scroll(to: 0)
        #expect(model.row == 0)
    }

    @Test func `what is passed on the way is not where the view stands`() {
        let model = Model()
        let window = TestWindow(RowsByID(model: model, anchor: .top))
        withAnimation { model.row = 3 }
        window.render()
        #expect(window.scrollContent.target?.isAnimated == true)
        for offset in [0, 10, 150, 299, 300] {
            window.scroll(to: CGFloat(offset))
            #expect(model.row == 3)
        }
        window.scroll(to: 450)
        #expect(model.row == 4)
    }

    @Test func `a step while the view is on its way is not lost`() {
        let model = Model()
        let window = TestWindow(RowsByID(model: model, anchor: .top))
        for _ in 0..<2 {
            withAnimation { model.row = model.row.map { $0 + 1 } }
            window.render()
            window.scroll(to: 10)
        }
        #expect(model.row == 2)
        window.scroll(to: 200)
        #expect(model.row == 2)
    }

    @Test func `a person who turns back on the way is followed`() {
        let model = Model()
        let window = TestWindow(RowsByID(model: model, anchor: .top))
        withAnimation { model.row = 5 }
        window.render()
        window.scroll(to: 300)
        window.scroll(to: 120)
        #expect(model.row == 1)
    }

    @Test func `a person who scrolls where nothing has an identity is noticed`() {
        let model = Model()
        let window = TestWindow(
            ScrollView { Block("text", 100, 5_000) }.scrollPosition(Bindable(model).position))
        model.position.scrollTo(edge: .bottom)
        window.render()
        let bottom = 5_000 - window.list[window.scroll.id]!.frame.height
        window.scroll(to: bottom)
        #expect(!model.position.isPositionedByUser)
        window.scroll(to: bottom - 60)
        #expect(model.position.isPositionedByUser)
        #expect(model.position.edge == nil)
    }

    @Test func `an animated position is not a persons`() {
        let model = Model()
        let window = TestWindow(RowsByPosition(model: model))
        withAnimation { model.position.scrollTo(id: 5) }
        window.render()
        for offset in [0, 150, 300] { window.scroll(to: CGFloat(offset)) }
        #expect(!model.position.isPositionedByUser)
        #expect(model.position.viewID(type: Int.self) == 5)
        window.scroll(to: 700)
        #expect(model.position.isPositionedByUser)
        #expect(model.position.viewID(type: Int.self) == 7)
    }
}
