import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var row: Int? = 0
}

/// Twenty rows, each a hundred points high.
private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Block("row \($0)", 100, 100) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $model.row, anchor: .top)
    }
}

@MainActor
@Suite("Scrolling to a view again")
struct ScrollToSameViewTests {
    private let model = Model()

    /// A window that was scrolled to row 5 by the app, and then a little further by the user.
    private func sent() -> TestWindow {
        let window = TestWindow(Rows(model: model))
        model.row = 5
        window.render()
        for offset in [500, 540] { window.scroll(to: CGFloat(offset)) }
        return window
    }

    @Test func `a view that is asked for again after nothing is scrolled to`() throws {
        let window = sent()
        #expect(model.row == 5)
        let before = try #require(window.scrollContent.target)
        model.row = nil
        window.render()
        #expect(window.scrollContent.target == before)
        model.row = 5
        window.render()
        let after = try #require(window.scrollContent.target)
        #expect(after.offset.y == 500)
        #expect(after.serial > before.serial)
    }

    @Test func `nothing stays until a person scrolls to another view`() throws {
        let window = sent()
        let before = try #require(window.scrollContent.target)
        model.row = nil
        window.render()
        window.scroll(to: 550)
        #expect(model.row == nil)
        window.scroll(to: 720)
        #expect(model.row == 7)
        window.render()
        #expect(window.scrollContent.target == before)
    }
}
