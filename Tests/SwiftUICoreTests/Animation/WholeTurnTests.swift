import Testing

@testable import SwiftUICore

@MainActor
@Suite("Whole turns")
struct WholeTurnTests {
    private func degrees(_ view: some View) -> [Double] {
        TestWindow(view).elements.map(\.style.transform.rotationDegrees).filter { $0 != 0 }
    }

    @Test func aTurnKeepsItsAngleBesideItsMatrix() {
        #expect(degrees(Text("a").rotationEffect(.degrees(360))) == [360])
        #expect(degrees(Text("a").rotationEffect(.degrees(-90))) == [-90])
        #expect(degrees(Text("a").rotationEffect(.zero)) == [])
    }

    @Test func aTurnInSpaceAboutTheLineOfSightIsATurn() {
        #expect(degrees(Text("a").rotation3DEffect(.degrees(720), axis: (x: 0, y: 0, z: 1), perspective: 0)) == [720])
        #expect(degrees(Text("a").rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))) == [])
    }
}
