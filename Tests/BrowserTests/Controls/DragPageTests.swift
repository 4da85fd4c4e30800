import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Board: View {
    @State private var left = ["Tea", "Cake"]
    @State private var right: [String] = []
    @State private var isTargeted = false

    var body: some View {
        HStack(spacing: 20) {
            column("Left", left).dropDestination(for: String.self) { items, _ in move(items, toRight: false) }
            column("Right", right)
                .background(isTargeted ? Color.accentColor.opacity(0.2) : .clear)
                .dropDestination(for: String.self) { items, _ in
                    move(items, toRight: true)
                } isTargeted: {
                    isTargeted = $0
                }
                .accessibilityIdentifier("right")
            Text("right: \(right.joined(separator: " "))")
        }
        .padding()
    }

    private func column(_ title: String, _ items: [String]) -> some View {
        VStack {
            Text(title).font(.headline)
            ForEach(items, id: \.self) { item in
                Text(item).padding().background(.quaternary, in: .rect(cornerRadius: 10))
                    .draggable(item) {
                        Text("Carrying \(item)").padding().background(.thinMaterial, in: .capsule)
                    }
                    .accessibilityIdentifier(item)
            }
        }
        .frame(width: 120, height: 260, alignment: .top)
    }

    private func move(_ items: [String], toRight: Bool) -> Bool {
        for item in items {
            left.removeAll { $0 == item }
            right.removeAll { $0 == item }
            if toRight { right.append(item) } else { left.append(item) }
        }
        return true
    }
}

@MainActor
@Suite("Dragging in Chromium")
struct DragPageTests {
    private let options = PageOptions(width: 560, height: 400)
    private let tea = "[data-identifier=Tea]"

    private func path(_ view: ViewPage) async throws -> [CGPoint] {
        let start = try await view.page.center(of: tea)
        let end = try await view.page.center(of: "[data-identifier=right]")
        return (0...8).map { step in
            let part = Double(step) / 8
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    private func liftByKey(_ view: ViewPage) async throws {
        try await view.page.evaluate("document.querySelector('\(tea)').focus()")
        try await view.page.press(" ")
        try await view.page.waitFor("document.querySelector('.lifted')")
    }

    @Test func `a mouse carries a view to another`() async throws {
        try await ViewPage.run(Board(), options: options) { view in
            try await view.page.dragMouse(through: try await path(view))
            try await view.waitForText("right: Tea")
            try await view.page.waitFor("!document.querySelector('.carried')")
            #expect(view.page.problems.isEmpty)
        }
    }

    /// A menu of the browser consumes the button's release.
    @Test func `a button that was let go unheard carries nothing`() async throws {
        try await ViewPage.run(Board(), options: options) { view in
            let isCarried = try await view.page.evaluate(
                """
                (() => {
                  const send = (name, clientX, buttons) => document.querySelector('\(tea)').dispatchEvent(new PointerEvent(name, {
                    pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons, clientX, clientY: 100, bubbles: true,
                  }));
                  send('pointerdown', 100, 1);
                  send('pointermove', 160, 0);
                  return document.querySelector('.carried') !== null;
                })()
                """)
            #expect(isCarried == false)
            try await view.page.dragMouse(through: try await path(view))
            try await view.waitForText("right: Tea")
        }
    }

    @Test func `a finger rests first`() async throws {
        try await ViewPage.run(Board(), options: Screenshots.phone(.light)) { view in
            let points = try await path(view)
            try await view.page.restFinger(points) { try await view.page.waitFor("document.querySelector('.armed')") }
            try await view.waitForText("right: Tea")
        }
    }

    @Test func `keys alone do it too`() async throws {
        try await ViewPage.run(Board(), options: options) { view in
            try await liftByKey(view)
            try await view.page.press("ArrowRight")
            try await view.page.press("ArrowRight")
            try await view.page.waitFor("document.querySelector('[data-identifier=right].dropPlace')")
            try await view.page.press("Enter")
            try await view.waitForText("right: Tea")
        }
    }

    @Test func `escape gives up`() async throws {
        try await ViewPage.run(Board(), options: options) { view in
            try await liftByKey(view)
            try await view.page.press("Escape")
            try await view.page.waitFor("!document.querySelector('.lifted')")
            #expect(try await view.page.evaluate("document.body.textContent.includes('right: Tea')").bool == false)
        }
    }

    @Test func `words of another program are dropped`() async throws {
        try await ViewPage.run(Board(), options: options) { view in
            let place = try await view.page.center(of: "[data-identifier=right]")
            try await view.page.evaluate(
                """
                const data = new DataTransfer();
                data.setData('text/plain', 'Biscuits');
                for (const type of ['dragenter', 'dragover', 'drop']) {
                  document.dispatchEvent(new DragEvent(type, {
                    bubbles: true, cancelable: true, clientX: \(place.x), clientY: \(place.y), dataTransfer: data }));
                }
                """)
            try await view.waitForText("right: Biscuits")
        }
    }
}
