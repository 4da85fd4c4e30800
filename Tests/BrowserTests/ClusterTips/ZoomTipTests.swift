import BrowserTesting
import Foundation
import Testing

/// The zoomable image, in its three variants, with two real fingers.
@MainActor
@Suite("The zoomable image in Chromium", .serialized)
struct ZoomTipTests {
    /// Two fingers next to each other around a point, which move apart until their distance has grown by `factor`.
    private func pinch(at middle: CGPoint, by factor: Double) -> [[CGPoint]] {
        let (start, end) = factor > 1 ? (24.0, 24 * factor) : (24 / factor, 24.0)
        return (0...10).map { step in
            let reach = start + (end - start) * Double(step) / 10
            return [CGPoint(x: middle.x - reach, y: middle.y), CGPoint(x: middle.x + reach, y: middle.y)]
        }
    }

    private func middle(_ box: CGRect) -> CGPoint { CGPoint(x: box.midX, y: box.midY) }

    /// Waits until the picture is `factor` times as wide as `box`.
    private func wait(for factor: Double, of box: CGRect, _ tips: TipPage) async throws {
        try await tips.waitForBox(
            "picture", "Math.abs(box.width / \(box.width) - \(factor)) < \(factor * 0.02)")
    }

    @Test func `the first grows about its middle up to ten times`() async throws {
        try await TipPage.open("MagnificationGesture") { tips in
            let start = try await tips.box("picture")
            try await tips.page.dragFingers(pinch(at: CGPoint(x: 120, y: 500), by: 3))
            try await wait(for: 3, of: start, tips)
            let grown = try await tips.box("picture")
            #expect(abs(grown.midX - start.midX) < 1 && abs(grown.midY - start.midY) < 1)
            for _ in 0..<2 { try await tips.page.dragFingers(pinch(at: CGPoint(x: 195, y: 500), by: 4)) }
            try await wait(for: 10, of: start, tips)
        }
    }

    @Test func `the second grows within a view that scrolls`() async throws {
        try await TipPage.open("MagnificationGesture in a ScrollView") { tips in
            let start = try await tips.box("picture")
            try await tips.page.dragFingers(pinch(at: middle(start), by: 3))
            try await wait(for: 3, of: start, tips)
            try await tips.page.dragFinger(through: (0...10).map { CGPoint(x: 330 - Double($0) * 20, y: start.midY) })
            try await tips.page.waitFor("[...document.querySelectorAll('.scroll')].some((it) => it.scrollLeft > 100)")
            try await Screenshots.keep(tips.page, as: "tips-zoom-2")
        }
    }

    @Test func `the third keeps what is under the fingers there`() async throws {
        try await TipPage.open("UIScrollView") { tips in
            let start = try await tips.box("picture")
            let point = CGPoint(x: start.minX + start.width * 0.7, y: start.midY)
            try await tips.page.holdFingers(pinch(at: point, by: 5)) {
                try await wait(for: 5, of: start, tips)
                let held = try await tips.box("picture")
                #expect(abs(held.minX + held.width * 0.7 - point.x) < 2)
                #expect(abs(held.midY - point.y) < 2)
            }
            try await tips.page.waitFor(
                "[...document.querySelectorAll('.scrolled')].every((it) => it.style.translate === '')")
            let end = try await tips.box("picture")
            #expect(abs(end.minX + end.width * 0.7 - point.x) < 2)
            #expect(abs(end.midY - point.y) < 2)
            try await Screenshots.keep(tips.page, as: "tips-zoom-3")
        }
    }

    @Test func `two taps magnify where they fall and show the whole again`() async throws {
        try await TipPage.open("UIScrollView") { tips in
            let start = try await tips.box("picture")
            let point = CGPoint(x: start.minX + start.width * 0.7, y: start.midY)
            for _ in 0..<2 { try await tips.page.tap(at: point) }
            try await wait(for: 10, of: start, tips)
            try await tips.waitForBox("picture", "Math.abs(box.x + box.width * 0.7 - 195) < 3")
            for _ in 0..<2 { try await tips.page.tap(at: CGPoint(x: 195, y: start.midY)) }
            try await tips.waitForBox(
                "picture", "Math.abs(box.width - \(start.width)) < 1 && Math.abs(box.y - \(start.minY)) < 1")
        }
    }

    @Test(arguments: ["MagnificationGesture", "MagnificationGesture in a ScrollView", "UIScrollView"])
    func `a wheel with the control key magnifies`(sample: String) async throws {
        try await TipPage.open(sample, .desktop()) { tips in
            let start = try await tips.box("picture")
            let picture = "document.querySelector('[data-identifier=picture]')"
            try await tips.page.evaluate(
                """
                \(picture).dispatchEvent(new WheelEvent('wheel', {
                  deltaY: -100 * Math.log(2), ctrlKey: true, bubbles: true, cancelable: true,
                  clientX: \(start.midX), clientY: \(start.midY) }))
                """)
            try await wait(for: 2, of: start, tips)
        }
    }

    @Test func `the picture is one for those who listen`() async throws {
        for sample in ["MagnificationGesture", "MagnificationGesture in a ScrollView", "UIScrollView"] {
            try await TipPage.open(sample) { tips in
                let tree = try await tips.page.accessibilityTree()
                #expect(tree.first(role: "image", name: "A village by the sea") != nil, "\(tree)")
            }
        }
    }
}
