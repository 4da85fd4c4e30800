import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A page that fades in over the one before.
@MainActor
@Suite("Pages that fade in")
struct CrossFadeTests {
    private struct Album: View {
        let fades: Bool
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Button("open") { path = [1] }
                    .accessibilityIdentifier("front")
                    .navigationDestination(for: Int.self) { _ in
                        if fades { page.navigationTransition(.crossFade) } else { page }
                    }
            }
        }

        private var page: some View { Text("page").accessibilityIdentifier("page") }
    }

    @Test(arguments: [true, false])
    func `the page comes in its place and the one below stays in its own`(fades: Bool) throws {
        let window = TestWindow(Album(fades: fades))
        let before = try #require(window.frame("front"))
        window.press(button: "open")
        let entrance = try #require(window.elements.compactMap(\.entrance).first)
        #expect((entrance.opacity == 0) == fades)
        #expect((entrance.offset == .zero) == fades)
        #expect((window.frame("front") == before) == fades)
    }
}
