import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var names = ["a", "b", "c"]
    @ObservationIgnored var moves: [String] = []

    func move(_ places: IndexSet, _ destination: Int) {
        moves.append("\(places.first ?? -1) to \(destination)")
        names.move(fromOffsets: places, toOffset: destination)
    }
}

private struct Names: View {
    let model: Model

    var body: some View {
        List { ForEach(model.names, id: \.self) { Text($0) }.onMove { model.move($0, $1) } }
            .environment(\.editMode, .constant(.active))
    }
}

/// A row's destination is the index of the element that it is inserted before, or the number of elements, as in Apple's API.
@MainActor
@Suite("Moving rows")
struct RowMoveTests {
    private let model = Model()

    /// Sends an action to a row's drag handle, by the row's position.
    private func act(_ action: ElementEvent.Action, at place: Int) {
        let window = TestWindow(Names(model: model), size: CGSize(width: 300, height: 600))
        let handles = window.elements.filter { $0.accessibility.label == "Move" }
        window.graph.handle(ElementEvent(element: handles[place].id, frameSeen: 0, action: action))
        window.render()
    }

    private func drag(_ place: Int, by points: CGFloat) {
        let value = ElementEvent.GestureValue(start: .zero, location: CGPoint(x: 0, y: points))
        act(.gesture(index: 0, phase: .ended, value: value), at: place)
    }

    @Test func `the last row can't go down any more, nor the first one up`() {
        act(.key("ArrowDown", modifiers: [], isDown: true), at: 2)
        act(.key("ArrowUp", modifiers: [], isDown: true), at: 0)
        #expect(model.names == ["a", "b", "c"])
        #expect(model.moves == [])
    }

    @Test func `a row that is dropped below the list is the last`() {
        drag(2, by: 500)
        #expect(model.moves == [])
        drag(0, by: 500)
        #expect(model.names == ["b", "c", "a"])
        #expect(model.moves == ["0 to 3"])
    }

    @Test func `a row that is dropped above the list is the first`() {
        drag(2, by: -500)
        #expect(model.names == ["c", "a", "b"])
        #expect(model.moves == ["2 to 0"])
    }

    @Test func `the row before the last goes behind it`() {
        act(.key("ArrowDown", modifiers: [], isDown: true), at: 1)
        #expect(model.names == ["a", "c", "b"])
        #expect(model.moves == ["1 to 3"])
    }
}
