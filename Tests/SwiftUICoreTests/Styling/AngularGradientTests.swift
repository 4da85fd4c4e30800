import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Angular gradients over less and more than 360 degrees.
@MainActor
@Suite("Angular gradients")
struct AngularGradientTests {
    private func turn(to end: Double, locations: [Double] = [0, 1]) -> WholeTurn {
        let colors = [DisplayColor.black, .white]
        return WholeTurn(
            zip(colors, locations).map { Paint.Stop(color: $0, location: $1) }, from: 0, to: end)
    }

    @Test func `what is missing to a turn takes both ends colours`() {
        let turn = turn(to: 270)
        #expect(turn.end == 360)
        #expect(turn.stops.map(\.location) == [0, 0.75, 0.875, 0.875, 1])
        #expect(turn.stops.map(\.color) == [.black, .white, .white, .black, .black])
    }

    @Test func `of more than a turn only the last is drawn`() {
        let turn = turn(to: 720)
        #expect(turn.start == 360 && turn.end == 720)
        #expect(turn.stops.map(\.location) == [0, 1])
        #expect(turn.stops[0].color == DisplayColor(red: 0.5, green: 0.5, blue: 0.5))
        #expect(self.turn(to: 720, locations: [0, 0.2]).stops.map(\.color) == [.white])
    }

    @Test func `a whole turn stays as it is`() {
        #expect(turn(to: 360).stops.map(\.location) == [0, 1])
        #expect(turn(to: 0).stops.map(\.location) == [0, 1])
    }

    @Test func `the style hands on a whole turn`() {
        let style = AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90))
        guard case .angularGradient(let stops, _, let start, let end) = paint(of: style, in: EnvironmentValues()) else {
            Issue.record("an angular gradient")
            return
        }
        #expect(start == 0 && end == 360)
        #expect(stops.count == 5)
    }
}
