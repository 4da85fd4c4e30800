import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Spaces of gradients")
struct GradientColorSpaceTests {
    private let gradient = Gradient(colors: [.blue, .yellow])
    private let environment = EnvironmentValues()

    private func stops(_ gradient: AnyGradient) -> [Paint.Stop] {
        gradient.gradient.stops(level: 0, in: environment)
    }

    @Test func `a gradient mixes as the device does unless it says otherwise`() {
        #expect(stops(AnyGradient(gradient)).count == 2)
        #expect(stops(gradient.colorSpace(.device)) == gradient.stops(level: 0, in: environment))
        #expect(stops(gradient.colorSpace(.perceptual).colorSpace(.device)).count == 2)
    }

    @Test func `a perceptual gradient has the perceptual mixture in the middle`() throws {
        let stops = stops(gradient.colorSpace(.perceptual))
        let middle = try #require(stops.first { $0.location == 0.5 })
        let mixed = Color.blue.mix(with: .yellow, by: 0.5, in: .perceptual).displayColor(in: environment)
        #expect(middle.color == mixed)
        #expect(stops.map(\.location) == stops.map(\.location).sorted())
        #expect(stops.first == gradient.stops(level: 0, in: environment).first)
        #expect(stops.last == gradient.stops(level: 0, in: environment).last)
    }

    @Test func `stops at one place stay an edge`() {
        let edge = Gradient(stops: [
            .init(color: .red, location: 0.5), .init(color: .green, location: 0.5),
        ])
        #expect(stops(edge.colorSpace(.perceptual)).count == 2)
        #expect(stops(Gradient(stops: []).colorSpace(.perceptual)) == [])
    }
}
