import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A cup on a card, and a button that makes the card grow.
private struct Cup: View {
    @State private var isFull = false
    @State private var height: CGFloat = 200

    var body: some View {
        VStack(spacing: 0) {
            ZStack(alignment: .bottom) {
                Color.gray
                Color.brown.frame(height: isFull ? 100 : 0).accessibilityIdentifier("fill")
            }
            .frame(width: 60, height: 100)
            Button("pour") { withAnimation(.linear(duration: 2)) { isFull = true } }
            Button("stop") { isFull = false }
            Button("grow") { height = 260 }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .presentationDetents([.height(height)])
    }
}

private struct Bar: View {
    @State private var isShown = false

    var body: some View {
        Button("serve") { isShown = true }
            .sheet(isPresented: $isShown) { Cup() }
    }
}

@MainActor
@Suite("What moves on a card")
struct PresentedMotionTests {
    private let window: TestWindow

    init() {
        window = TestWindow(Bar(), size: CGSize(width: 300, height: 600))
        window.press(button: "serve")
    }

    private var fill: Motion? { window.element(identifier: "fill")?.motions[.frame] }

    private var pouring: Motion.Curve { .bezier(duration: 2, x1: 0, y1: 0, x2: 1, y2: 1) }

    @Test func `moves under the animation that the app gives it`() {
        window.press(button: "pour")
        #expect(fill?.curve == pouring)
    }

    @Test func `goes on while the card grows`() {
        window.press(button: "pour")
        let before = fill
        window.press(button: "grow")
        #expect(fill == before)
    }

    @Test func `jumps where the app gives it none`() {
        window.press(button: "pour")
        window.press(button: "stop")
        #expect(fill == nil)
    }

    @Test func `the card itself grows as sheets do`() throws {
        let before = window.dialogs.flatMap(\.children).compactMap { window.list[$0] }
        window.press(button: "grow")
        let after = window.dialogs.flatMap(\.children).compactMap { window.list[$0] }
        let grown = try #require(zip(before, after).first { $0.frame != $1.frame }?.1)
        #expect(grown.motions[.frame]?.curve == .bezier(duration: 0.45, x1: 0.32, y1: 0.72, x2: 0, y2: 1))
    }
}
