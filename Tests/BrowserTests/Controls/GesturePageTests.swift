import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct GestureBoard: View {
    @GestureState private var offset = CGSize.zero
    @State private var place = CGSize.zero
    @State private var scale = 1.0
    @State private var log: [String] = []
    @State private var isHovered = false

    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 16).fill(.blue)
                .frame(width: 120, height: 120)
                .accessibilityIdentifier("card")
                .offset(x: place.width + offset.width, y: place.height + offset.height)
                .gesture(
                    DragGesture()
                        .updating($offset) { value, state, _ in state = value.translation }
                        .onEnded { place = CGSize(width: place.width + $0.translation.width, height: 0) }
                )
                .onTapGesture(count: 2) { log.append("double") }
            Circle().fill(.orange)
                .frame(width: 120, height: 120)
                .accessibilityIdentifier("lens")
                .onLongPressGesture(minimumDuration: 0.15) { log.append("long") }
                .simultaneousGesture(MagnifyGesture().onEnded { scale *= $0.magnification })
                .onHover { isHovered = $0 }
            Text(
                verbatim: "place \(Int(place.width)) scale \(Int((scale * 10).rounded())) \(log.joined(separator: ","))"
            )
            Text(verbatim: isHovered ? "over" : "away")
        }
    }
}

private struct ShortcutBoard: View {
    @State private var log: [String] = []
    @State private var text = ""

    var body: some View {
        VStack {
            Button("Save") { log.append("saved") }.keyboardShortcut("s")
            Button("Default") { log.append("default") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { log.append("cancelled") }.keyboardShortcut(.cancelAction)
            Button("Plain") { log.append("plain") }.keyboardShortcut("p", modifiers: [])
            TextField("Name", text: $text).textFieldStyle(.roundedBorder)
            Color.blue.frame(width: 60, height: 60).focusable().accessibilityIdentifier("pad")
                .onKeyPress(.leftArrow) {
                    log.append("left")
                    return .handled
                }
            Text(verbatim: log.joined(separator: ","))
        }
        .frame(width: 300)
    }
}

@MainActor
@Suite("Gestures and keys in Chromium")
struct GesturePageTests {
    private func middle(_ identifier: String, in view: ViewPage) async throws -> CGPoint {
        try await view.page.center(of: "[data-identifier=\(identifier)]")
    }

    @Test func `a card is dragged by mouse and comes to rest`() async throws {
        try await ViewPage.run(GestureBoard()) { view in
            let start = try await middle("card", in: view)
            let path = (0...10).map { CGPoint(x: start.x + Double($0) * 8, y: start.y) }
            try await view.page.dragMouse(through: path)
            try await view.waitForText("place 80")
            try await view.page.waitFor(
                "Math.abs(document.querySelector('[data-identifier=card]').getBoundingClientRect().x + 60 - \(start.x + 80)) < 1"
            )
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `a finger drags two fingers magnify and one holds`() async throws {
        try await ViewPage.run(GestureBoard(), options: .phone()) { view in
            let start = try await middle("card", in: view)
            try await view.page.dragFinger(through: (0...10).map { CGPoint(x: start.x + Double($0) * 5, y: start.y) })
            try await view.waitForText("place 50")
            let lens = try await middle("lens", in: view)
            let steps = [20.0, 30, 40].map { [CGPoint(x: lens.x - $0, y: lens.y), CGPoint(x: lens.x + $0, y: lens.y)] }
            try await view.page.dragFingers(steps)
            try await view.waitForText("scale 20")
            try await view.page.evaluate(
                """
                (async () => {
                  const node = document.querySelector('[data-identifier=lens]').closest('.solid');
                  const init = { pointerId: 7, clientX: \(lens.x), clientY: \(lens.y), bubbles: true, button: 0 };
                  node.dispatchEvent(new PointerEvent('pointerdown', init));
                  await new Promise((done) => setTimeout(done, 400));
                  node.dispatchEvent(new PointerEvent('pointerup', init));
                })()
                """)
            try await view.waitForText("long")
        }
    }

    @Test func `control and wheel magnify and the pointer hovers`() async throws {
        try await ViewPage.run(GestureBoard()) { view in
            let lens = try await middle("lens", in: view)
            try await view.page.moveMouse(to: lens)
            try await view.waitForText("over")
            try await view.page.evaluate(
                """
                document.querySelector('[data-identifier=lens]').dispatchEvent(new WheelEvent('wheel', {
                  deltaY: -100 * Math.log(2), ctrlKey: true, bubbles: true, cancelable: true,
                  clientX: \(lens.x), clientY: \(lens.y) }))
                """)
            try await view.waitForText("scale 20")
            try await view.page.moveMouse(to: CGPoint(x: 2, y: 2))
            try await view.waitForText("away")
        }
    }

    @Test func `shortcuts press buttons wherever the keyboard is`() async throws {
        try await ViewPage.run(ShortcutBoard()) { view in
            let page = view.page
            try await page.press("s", modifiers: [.control])
            try await view.waitForText("saved")
            try await page.press("p")
            try await view.waitForText("saved,plain")
            try await page.evaluate("document.querySelector('input').focus()")
            try await page.type("p")
            try await page.press("Enter")
            try await view.waitForText("saved,plain,default")
            #expect(try await page.evaluate("document.querySelector('input').value") == "p")
            try await page.press("Escape")
            try await view.waitForText("saved,plain,default,cancelled")
            try await page.evaluate("document.querySelector(`[tabindex='0']`).focus()")
            try await page.press("ArrowLeft")
            try await view.waitForText("cancelled,left")
        }
    }
}
