import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct BallBoard: View {
    @State private var location = CGPoint(x: 150, y: 100)

    var body: some View {
        Circle().fill(.blue)
            .frame(width: 50, height: 50)
            .accessibilityIdentifier("ball")
            .position(location)
            .gesture(DragGesture().onChanged { location = $0.location })
    }
}

/// Squares that a finger is dragged over, inside and outside of views with scale and rotation effects.
private struct EffectBoard: View {
    @State private var log: [String] = []

    var body: some View {
        VStack(spacing: 60) {
            square("outside").scaleEffect(2).gesture(drag("outside"))
            square("inside").gesture(drag("inside")).scaleEffect(2)
            square("turned").gesture(drag("turned")).rotationEffect(.degrees(90))
            Text(verbatim: log.joined(separator: ","))
        }
    }

    private func square(_ name: String) -> some View {
        Color.orange.frame(width: 50, height: 50).accessibilityIdentifier(name)
    }

    private func drag(_ name: String) -> some Gesture {
        DragGesture().onEnded {
            log.append("\(name) \(Int($0.translation.width.rounded())) \(Int($0.translation.height.rounded()))")
        }
    }
}

/// Views that a pointer leaves at once.
private struct DotBoard: View {
    @State private var changes = 0
    @State private var distance = 0
    @State private var longPresses = 0

    var body: some View {
        VStack(spacing: 60) {
            Color.red.frame(width: 12, height: 12).accessibilityIdentifier("dragged")
                .gesture(
                    DragGesture(minimumDistance: 20)
                        .onChanged { _ in changes += 1 }
                        .onEnded { distance = Int($0.translation.width.rounded()) })
            Color.green.frame(width: 12, height: 12).accessibilityIdentifier("held")
                .onLongPressGesture(minimumDuration: 1) { longPresses += 1 }
            Text(verbatim: "changes \(changes), distance \(distance), long presses \(longPresses)")
        }
    }
}

private struct WordBoard: View {
    @State private var drags = 0

    var body: some View {
        VStack(spacing: 40) {
            Text(verbatim: "Words that are dragged about").accessibilityIdentifier("dragged")
                .gesture(DragGesture().onEnded { _ in drags += 1 })
            Text(verbatim: "Words that are tapped").accessibilityIdentifier("tapped")
                .onTapGesture {}
            Text(verbatim: "drags \(drags)")
        }
    }
}

@MainActor
@Suite("Places of gestures in Chromium")
struct GesturePlacePageTests {
    private func middle(_ identifier: String, in view: ViewPage) async throws -> CGPoint {
        try await view.page.center(of: "[data-identifier=\(identifier)]")
    }

    /// Drags along the x axis from the middle of a view.
    private func drag(_ identifier: String, by steps: [Double], in view: ViewPage) async throws {
        let start = try await middle(identifier, in: view)
        try await view.page.dragMouse(through: steps.map { CGPoint(x: start.x + $0, y: start.y) })
    }

    @Test func `a ball comes along with the finger`() async throws {
        try await ViewPage.run(BallBoard()) { view in
            for _ in 0..<2 {
                let start = try await middle("ball", in: view)
                let path = (0...10).map { CGPoint(x: start.x + Double($0) * 8, y: start.y + Double($0) * 5) }
                try await view.page.dragMouse(through: path)
                try await view.page.waitFor(
                    """
                    (() => {
                      const box = document.querySelector('[data-identifier=ball]').getBoundingClientRect();
                      return Math.hypot(box.x + 25 - \(start.x + 80), box.y + 25 - \(start.y + 50)) < 1;
                    })()
                    """)
            }
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `a drag is in the units of the view that has it`() async throws {
        try await ViewPage.run(EffectBoard()) { view in
            let steps = (0...6).map { Double($0) * 10 }
            try await drag("outside", by: steps, in: view)
            try await view.waitForText("outside 60 0")
            try await drag("inside", by: steps, in: view)
            try await view.waitForText("inside 30 0")
            try await drag("turned", by: steps, in: view)
            try await view.waitForText("turned 0 -60")
        }
    }

    @Test func `a mouse that leaves at once is followed`() async throws {
        try await ViewPage.run(DotBoard()) { view in
            try await drag("dragged", by: [0, 15, 60, 100], in: view)
            try await view.waitForText("distance 100")
            try await drag("held", by: [0, 8], in: view)
            try await Task.sleep(for: .milliseconds(1500))
            let text = try await view.page.evaluate("document.body.textContent").string ?? ""
            #expect(text.contains("long presses 0"))
            #expect(view.page.problems.isEmpty)
        }
    }

    /// As when a system menu consumed the button's release.
    @Test func `a mouse without a button drags nothing`() async throws {
        try await ViewPage.run(DotBoard()) { view in
            try await view.page.evaluate(
                """
                (() => {
                  const node = document.querySelector('[data-identifier=dragged]');
                  const { x, y } = node.getBoundingClientRect();
                  const send = (name, buttons, by) => node.dispatchEvent(new PointerEvent(name, {
                    pointerId: 7, pointerType: 'mouse', button: 0, buttons, clientX: x + by, clientY: y, bubbles: true }));
                  send('pointerdown', 1, 0);
                  send('pointermove', 0, 50);
                  send('pointermove', 0, 90);
                })()
                """)
            try await drag("dragged", by: [0, 15, 60, 70], in: view)
            try await view.waitForText("distance 70")
            let text = try await view.page.evaluate("document.body.textContent").string ?? ""
            #expect(text.contains("changes 1,") || text.contains("changes 2,"))
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `words that are dragged are not selected`() async throws {
        try await ViewPage.run(WordBoard()) { view in
            for count in 1...2 {
                try await drag("dragged", by: [-60, -40, 0, 40, 80], in: view)
                try await view.waitForText("drags \(count)")
                #expect(try await view.page.evaluate("getSelection().toString()") == "")
            }
            let selects = "(name) => getComputedStyle(document.querySelector(`[data-identifier=${name}]`)).userSelect"
            #expect(try await view.page.evaluate("(\(selects))('dragged')") == "none")
            #expect(try await view.page.evaluate("(\(selects))('tapped')") == "text")
        }
    }

    @Test func `the browser carries nothing away from under a finger`() async throws {
        try await ViewPage.run(WordBoard()) { view in
            let isLeftToTheBrowser = try await view.page.evaluate(
                """
                (() => {
                  const node = document.querySelector('[data-identifier=dragged]');
                  const init = { pointerId: 7, button: 0, bubbles: true, cancelable: true };
                  const carry = () => node.dispatchEvent(new DragEvent('dragstart', init));
                  const before = carry();
                  node.dispatchEvent(new PointerEvent('pointerdown', init));
                  const meanwhile = carry();
                  node.dispatchEvent(new PointerEvent('pointerup', init));
                  return [before, meanwhile];
                })()
                """)
            #expect(isLeftToTheBrowser == [true, false])
        }
    }
}
