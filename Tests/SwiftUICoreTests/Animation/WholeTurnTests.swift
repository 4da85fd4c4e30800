import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Flipping: View {
    @State private var isFlipped = false
    let animation: Animation?

    var body: some View {
        VStack {
            Button {
                withAnimation(animation) { isFlipped.toggle() }
            } label: {
                Text(verbatim: "flip")
            }
            Color.red.frame(width: 40, height: 40)
                .rotation3DEffect(.degrees(isFlipped ? 360 : 0), axis: (x: 0, y: 1, z: 0))
        }
    }
}

@MainActor
@Suite("Whole turns")
struct WholeTurnTests {
    private func degrees(_ view: some View) -> [Double] {
        TestWindow(view).elements.map(\.style.transform.rotationDegrees).filter { $0 != 0 }
    }

    @Test func `a turn keeps its angle beside its matrix`() {
        #expect(degrees(Text("a").rotationEffect(.degrees(360))) == [360])
        #expect(degrees(Text("a").rotationEffect(.degrees(-90))) == [-90])
        #expect(degrees(Text("a").rotationEffect(.zero)) == [])
    }

    @Test func `a turn in space about the line of sight is a turn`() {
        #expect(degrees(Text("a").rotation3DEffect(.degrees(720), axis: (x: 0, y: 0, z: 1), perspective: 0)) == [720])
        #expect(degrees(Text("a").rotation3DEffect(.degrees(-90), axis: (x: 0, y: 0, z: 1))) == [-90])
    }

    /// The client interpolates a rotation by its angle only if the matrix is flat. For any other matrix it interpolates the
    /// entries.
    @Test func `a turn in the plane has no depth`() {
        let turns = stride(from: 0.0, through: 360, by: 5).map { Transform.rotation(.degrees($0), axis: (0, 0, 1)) }
        #expect(turns.allSatisfy { $0.values[10] == 1 })
    }

    private func turn(_ window: TestWindow) -> DisplayElement? {
        window.elements.first { $0.style.transform.turn != nil }
    }

    @Test func `a turn in space keeps its angle and axis beside its matrix`() {
        let view = Color.red.frame(width: 40, height: 20)
            .rotation3DEffect(.degrees(360), axis: (x: 0, y: 2, z: 0), anchorZ: 5, perspective: 0.5)
        let turn = turn(TestWindow(view))?.style.transform.turn
        #expect(turn == Transform.Turn(degrees: 360, x: 0, y: 2, z: 0, anchorZ: 5, eyeDistance: 80))
    }

    @Test func `a turn in space that is animated travels by its angle`() throws {
        let window = TestWindow(Flipping(animation: .linear(duration: 2).repeatForever(autoreverses: false)))
        window.press(button: "flip")
        let element = try #require(turn(window))
        #expect(element.style.transform.turn?.degrees == 360)
        let motion = try #require(element.motions[.transform])
        #expect(motion.repeatCount == .infinity)
        guard case .transform(let origin)? = motion.origin else { throw Missing() }
        #expect(origin.turn?.degrees == 0)
    }

    @Test func `a turn in space without an animation is there at once`() throws {
        let window = TestWindow(Flipping(animation: nil))
        window.press(button: "flip")
        let element = try #require(turn(window))
        #expect(element.style.transform.turn?.degrees == 360)
        #expect(element.motions.isEmpty)
    }

    private struct Missing: Error {}
}
